extern int nondet(void);
int main(void) {
  int y = 1, *p = &y, c = nondet(), unrelated = 0;
  {
    int x = 0;
    p = &x;
    if (c)
      goto out;
    unrelated++;
    *p = 2;
  }
out:
  p = &y;
  return *p;
}
