int __VERIFIER_nondet_int(void);

int main(void) {
  char copy[] = "kiki";
  char *text = copy;
  int i = __VERIFIER_nondet_int();
  if (i >= 0 && i < 4) {
    text[i] = 'K';
  }
  return text[0];
}
