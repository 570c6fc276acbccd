unsigned nondet_unsigned(void);
int nondet_int(void);

int main(void) {
  unsigned a = nondet_unsigned();
  int i = nondet_int();
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
  unsigned hash = a * 31u;
#pragma CPROVER check push
#pragma CPROVER check disable "signed-overflow"
  int j = i + 1;
  hash += 7u;
#pragma CPROVER check pop
  hash ^= hash << 3;
#pragma CPROVER check pop
  return (int)(hash & 1u) + (j > 0);
}
