int __VERIFIER_nondet_int(void);

/* The counter and the pointer move together: their sum tells where the pointer is. */
static void clear(char *area, unsigned long count) {
  for (char *p = area; count--;)
    *p++ = 0;
}

int main(void) {
  int length = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  if (length < 1 || n < 1 || n > length + EXTRA)
    return 0;
  clear(__builtin_alloca(length), n);
  return 0;
}
