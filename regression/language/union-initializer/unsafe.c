union value {
  int i;
  char c;
};

int main(void) {
  union value u = {.c = 1};
  __CPROVER_assert((u.i & 255) != 1, "the initialised byte is known");
}
