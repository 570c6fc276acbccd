static int calls;

int main(void) {
  __CPROVER_assert(calls == 0, "holds only when nothing ran before");
  return 0;
}
