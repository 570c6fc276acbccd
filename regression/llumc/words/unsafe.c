// SPDX-License-Identifier: Apache-2.0
unsigned __VERIFIER_nondet_uint(void);

/* The values of the words are arbitrary: clauses over their bits would be as many as values. */
int main(void) {
  unsigned limit = __VERIFIER_nondet_uint();
  unsigned first = 0;
  unsigned second = 0;
  while (first < limit) {
    first++;
    second = second + (first != 7);
  }
  __CPROVER_assert(second == limit, "both reach the limit");
}
