typedef unsigned long size_t;
void *malloc(size_t size);
int __VERIFIER_nondet_int(void);

/* The terminator ends the loop before the object does. */
int main(void) {
  int length = __VERIFIER_nondet_int();
  if (length < 1)
    length = 1;
  char *text = malloc(length * sizeof(char));
  text[length - 1] = 0;
  const char *p = text;
  while (*p != 0)
    p++;
  return 0;
}
