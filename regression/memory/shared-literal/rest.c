int main(void) {
  const char *whole = "left over";
  const char *rest = "over";
  __CPROVER_assert(whole + 5 != rest, "a linker may store only one of them");
}
