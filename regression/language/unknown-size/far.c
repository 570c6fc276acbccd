extern int table[];

int main(void) {
  int *p = table;
  return p[5];
}
