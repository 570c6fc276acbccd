int main(void) {
  int v[2] = {0, 0};
  int *p = v + 2;
  int x = (*p++, 1);
  return x;
}
