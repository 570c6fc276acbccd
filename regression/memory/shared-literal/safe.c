int main(void) {
  const char *whole = "left over";
  const char *other = "over there";
  __CPROVER_assert(whole + 5 != other, "they differ further on");
  __CPROVER_assert(whole != other, "they differ");
}
