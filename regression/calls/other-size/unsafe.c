void g(int a);
int size;

int main(void) {
  long a = 0;
  size = sizeof(a);
  g(a);
  return 0;
}

void g(int a) {
  __CPROVER_assert(sizeof(a) == size, "as passed");
}
