int main(void) {
  int v[2] = {0, 0};
  int *p = v;
  for (int i = 0; i < 3; (void)*p++) {
    i++;
  }
}
