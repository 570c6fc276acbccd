int nondet_int(void);
int main(void) {
  char *p = __CPROVER_allocate(4, 1), *q = __CPROVER_allocate(8, nondet_int() != 0);
  __CPROVER_assert(p[3] == 0, "zeros");
  __CPROVER_assert(__CPROVER_OBJECT_SIZE(q) == 8 && __CPROVER_DYNAMIC_OBJECT(q), "size");
  __CPROVER_deallocate(p);
  __CPROVER_assert(!__CPROVER_LIVE_OBJECT(p) && __CPROVER_LIVE_OBJECT(q), "freed");
  return 0;
}
