int main(int argc, char **argv) {
  int a[2];
  int *p = argc > 1 ? a : 0;
  return p >= a;
}
