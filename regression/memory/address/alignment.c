/* Only what the type asks for is known of the address of a variable. */
int main(void) {
  char c = 1;
  __CPROVER_assert((unsigned long)&c % 16 == 0, "may lie anywhere");
  return c;
}
