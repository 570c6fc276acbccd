struct part {
  int a;
  union {
    char c;
    int i;
  } v;
};

int main(void) {
  struct part p = (struct part){1, {0}};
  __CPROVER_assert(p.v.i == 0, "the other bytes have no specified value");
}
