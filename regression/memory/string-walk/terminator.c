int __VERIFIER_nondet_int(void);

/* The string ends before the object does. */
int main(void) {
  int size = __VERIFIER_nondet_int();
  int length = __VERIFIER_nondet_int();
  if (size < 1 || length < 1 || length > size)
    return 0;
  char *text = __builtin_alloca(size);
  text[length - 1] = 0;
  char *s = text;
  while (*s != 0)
    s++;
  s[END] = 1;
  return 0;
}
