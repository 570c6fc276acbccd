struct pair { int first, second; };
int main(void) {
  struct pair p = {1, 2};
  int other = 3;
  __CPROVER_havoc_object(&p.second);
  __CPROVER_assert(p.first == 1, "the object");
  __CPROVER_assert(other == 3, "another");
  __CPROVER_havoc_slice(&p.second, 8);
  return 0;
}
