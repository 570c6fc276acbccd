int main(void) {
  int i, j;
  for (i = 0; i < 6; i++)
    for (j = 0; j < 6; j++)
      if (i * j == 12)
        goto out;
out:
  __CPROVER_assert(i != 3, "left in the fourth outer iteration");
  return 0;
}
