int missing(void) __attribute__((weak));

int main(void) {
  __CPROVER_assert(missing != 0, "found by the linker");
}
