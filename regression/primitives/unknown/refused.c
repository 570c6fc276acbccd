int main(void) {
  int x = 1;
  __CPROVER_set_must(&x, "flag");
  return 0;
}
