unsigned long nondet_ulong(void);

int main(void) {
  unsigned char buffer[16];
  buffer[0] = 2;
  unsigned long address = nondet_ulong();
  unsigned long start = (unsigned long)buffer;
  if (address < start || address >= start + sizeof(buffer))
    return 0;
  unsigned char *p = buffer + ((unsigned char *)address - buffer);
  __CPROVER_assert(*p == 2, "other bytes hold anything");
  return 0;
}
