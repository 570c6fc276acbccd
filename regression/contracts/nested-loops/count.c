// nested loops with contracts, explicit assigns missing a variable
int main(void) {
  int i = 0, j = 0, c = 0, out = 0;
  while (i < 5)
    __CPROVER_assigns(i, j, c)
    __CPROVER_loop_invariant(0 <= i && i <= 5 && c == 3 * i)
    __CPROVER_decreases(5 - i)
  {
    j = 0;
    while (j < 3)
      __CPROVER_assigns(j, c)
      __CPROVER_loop_invariant(0 <= j && j <= 3 && c == 3 * i + j)
      __CPROVER_decreases(3 - j)
    { j++; c++;
#ifdef W
      if (c == 7) out = 1;
#endif
    }
    i++;
  }
  __CPROVER_assert(c == 15, "fifteen");
  __CPROVER_assert(out == 0, "kept");
}
