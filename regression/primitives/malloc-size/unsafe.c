int main(void) {
  __CPROVER_assert(__CPROVER_max_malloc_size < 1u << 20, "a limit");
  return 0;
}
