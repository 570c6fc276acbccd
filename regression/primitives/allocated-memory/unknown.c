unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  unsigned long where = __VERIFIER_nondet_ulong();
  __CPROVER_allocated_memory(where, 16);
  *(int *)where = 1;
}
