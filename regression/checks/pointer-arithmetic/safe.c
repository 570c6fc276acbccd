int main(void) {
  int a[8];
  int *end = a + 8;
  int length = 0;
  for (int *p = a; p != a + 8; p = p + 1) {
    length++;
  }
  return end == a ? length : 0;
}
