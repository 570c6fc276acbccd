unsigned nondet_uint(void);

int main(void) {
  unsigned n = 1 + (nondet_uint() & 3);
  struct { int values[n]; int last[2]; } r, *p = &r;
  p->last[0] = p->values[n + 1];
  return p->values[n + 2];
}
