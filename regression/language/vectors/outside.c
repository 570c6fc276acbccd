typedef int v4 __attribute__((vector_size(16)));
int nondet_int(void);

int main(void) {
  v4 a = {1, 2, 3, 4};
  return a[nondet_int() & 7];
}
