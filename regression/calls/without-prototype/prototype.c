static int count;

static void next(void) {
  count++;
}

int main(void) {
  void (*pointer)(int) = (void (*)(int))next;
  pointer(7);
  __CPROVER_assert(count == 1, "it was called");
  return 0;
}
