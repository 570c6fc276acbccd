/* Nothing is executed twice: one unwinding shows all there is to see. */
int input(void);

int main(void) {
  int x = input();
  int low = x & 7;
  __CPROVER_assert(low < 8, "three bits");
  return 0;
}
