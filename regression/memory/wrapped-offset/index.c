int main(void) {
  int a[2] = {0, 0};
  int *p = a;
  p[0x4000000000000000ul] = 1;
}
