unsigned char buffer[4];
unsigned long nondet_ulong(void);

int main(void) {
  unsigned long address = nondet_ulong();
  if (address != (unsigned long)buffer + 2)
    return 0;
  *(unsigned char *)address = 1;
  __CPROVER_assert(buffer[2] == 0, "the write hits the buffer");
  return 0;
}
