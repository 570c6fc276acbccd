int __VERIFIER_nondet_int(void);

static int count;

static void next() {
  count++;
}

int main(void) {
  void (*pointer)(int) = next;
  pointer(7 / __VERIFIER_nondet_int());
  return 0;
}
