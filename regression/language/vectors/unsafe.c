typedef int v4 __attribute__((vector_size(16)));
int nondet_int(void);

int main(void) {
  v4 a = {1, 2, 3, 4};
  a[2] = nondet_int();
  v4 b = a + 1;
  return b[0];
}
