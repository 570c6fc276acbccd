int main(void) {
  int i = 1;
  i = i++ + 1;
  __CPROVER_assert(i == 2, "undefined");
}
