enum colour { RED = 1, GREEN, BLUE = 7 };
struct box {
  enum colour inside;
};

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  enum colour c;
  __CPROVER_assume(__CPROVER_enum_is_in_range(c));
  __CPROVER_assert(c == 1 || c == 2 || c == 7, "one of them");
  struct box b = {c};
  unsigned number = __VERIFIER_nondet_uint();
  if (number == 1 || number == 2) {
    b.inside = number;
  }
  __CPROVER_assert(__CPROVER_enum_is_in_range(b.inside), "still");
  enum colour *none = 0;
  __CPROVER_assert(!(none && __CPROVER_enum_is_in_range(*none)), "not read");
  // What is computed from one is no longer one.
  unsigned sum = b.inside + c;
  __CPROVER_assert(sum >= 2 && sum <= 14, "sum");
  return b.inside == RED ? GREEN : BLUE;
}
