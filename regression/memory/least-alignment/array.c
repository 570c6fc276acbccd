char global[20];

int main(void) {
  char local[20];
  __CPROVER_assert((unsigned long)global % 16 == 0, "the ABI aligns large arrays");
  __CPROVER_assert((unsigned long)local % 16 == 0, "those on the stack, too");
  return 0;
}
