struct __attribute__((packed)) pair {
  char c;
  int i;
} pair;

int main(void) {
  __CPROVER_assert((unsigned long)&pair % 4 == 0, "a packed structure may lie anywhere");
  return 0;
}
