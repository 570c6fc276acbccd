int main(void) {
  const char *whole = "left over";
  const char *rest = "over";
  __CPROVER_assert(whole == rest, "they start otherwise");
}
