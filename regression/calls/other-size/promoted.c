void g();

int main(void) {
  char c = 3;
  g(c, 4u);
  return 0;
}

void g(c, n)
char c;
int n;
{
  __CPROVER_assert(c + n == 7, "as passed");
}
