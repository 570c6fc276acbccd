enum colour { RED = 1, GREEN, BLUE = 7 };

int main(void) {
  enum colour c;
  enum colour *p = &c;
  *(unsigned *)p = 5;
  int known = *p;
}
