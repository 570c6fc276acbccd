unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  __CPROVER_allocated_memory(0x1000, 16);
  unsigned i = __VERIFIER_nondet_uint();
  __CPROVER_assume(i <= 16);
  *(char *)(0x1000UL + i) = 1;
}
