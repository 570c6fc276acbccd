int main(void) {
  long double one = 1;
  unsigned char *bytes = (unsigned char *)&one;
  __CPROVER_assert(bytes[12] == 0, "beside the ten bytes that count");
}
