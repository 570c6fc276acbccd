int main(void) {
  int c;
  __CPROVER_assume(__CPROVER_enum_is_in_range(c));
}
