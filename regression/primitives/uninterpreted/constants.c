_Bool __CPROVER_uninterpreted_related(const void *, const void *);
int main(void) {
  int a[2];
  __CPROVER_size_t number = __CPROVER_POINTER_OBJECT(a);
  __CPROVER_assert(__CPROVER_uninterpreted_related(a, a + 1) == __CPROVER_uninterpreted_related(a + 1, a), "symmetric");
  __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 1000) ==> i != 500 }, "all");
  __CPROVER_assert(number != 2 || number == 2, "any number");
  return 0;
}
