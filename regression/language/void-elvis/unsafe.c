int nondet_int(void);

static int calls;

static void call(void) { calls++; }

int main(void) {
  int x = nondet_int();
  x ?: call();
  (void)(x ?: call());
  __CPROVER_assert(calls == 0, "never");
  return 0;
}
