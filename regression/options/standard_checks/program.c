int nondet_int(void);

int main(void) {
  int a[2] = {1, 2};
  int i = nondet_int();
  return a[i] & 1;
}
