unsigned char buffer[4];
unsigned long nondet_ulong(void);
struct holder {
  unsigned long address;
} held;

int main(void) {
  held.address = nondet_ulong();
  if (held.address != (unsigned long)buffer + 2)
    return 0;
  unsigned char *p = (unsigned char *)held.address;
  *p = 1;
  __CPROVER_assert(buffer[2] == 0, "the write hits the buffer");
  return 0;
}
