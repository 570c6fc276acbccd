unsigned nondet_unsigned(void);
unsigned __builtin_rotateleft32(unsigned, unsigned);
int main(void) {
  unsigned x = nondet_unsigned();
  __CPROVER_assert(__builtin_rotateleft32(x, 8) != 0x02030401u, "one value");
  return 0;
}
