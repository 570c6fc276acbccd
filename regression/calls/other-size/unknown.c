void g();
int size;

/* g gets a long where it wants an int, which no declaration tells the caller. */
int main(void) {
  long a = 0;
  size = sizeof(a);
  g(a);
  return 0;
}

void g(int a) {
  __CPROVER_assert(sizeof(a) == size, "as passed");
}
