int missing(void) __attribute__((weak));

int main(void) {
  __CPROVER_assert(missing == 0, "not found by the linker");
}
