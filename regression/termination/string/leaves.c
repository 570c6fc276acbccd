typedef unsigned long size_t;
void *malloc(size_t size);
int __VERIFIER_nondet_int(void);

/* There may be no terminator: what the loop does beyond the object is undefined. */
int main(void) {
  int length = __VERIFIER_nondet_int();
  if (length < 1)
    length = 1;
  char *text = malloc(length * sizeof(char));
  const char *p = text;
  while (*p != 0)
    p++;
  return 0;
}
