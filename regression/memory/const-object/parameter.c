static void f(const int x) {
  ((char *)&x)[1] = 1;
}

int main(void) {
  f(1);
}
