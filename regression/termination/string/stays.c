typedef unsigned long size_t;
void *malloc(size_t size);
int __VERIFIER_nondet_int(void);

/* Does not move. */
int main(void) {
  int length = __VERIFIER_nondet_int();
  if (length < 2)
    length = 2;
  char *text = malloc(length * sizeof(char));
  text[0] = 'a';
  text[length - 1] = 0;
  const char *p = text;
  while (*p != 0)
    p += length - length;
  return 0;
}
