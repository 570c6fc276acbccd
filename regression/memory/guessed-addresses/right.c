unsigned char buffer[1024] __attribute__((__aligned__(4)));
unsigned long nondet_ulong(void);

int main(void) {
  unsigned long address = nondet_ulong();
  unsigned long start = (unsigned long)buffer;
  if (address % 4 != 0 || address < start || address >= start + sizeof(buffer))
    return 0;
  long distance = (unsigned char *)address - buffer;
  __CPROVER_assert(distance >= 0 && distance <= 1020, "the address lies in the buffer");
  __CPROVER_assert(*(int *)(buffer + distance) == 0, "so does the pointer");
  return 0;
}
