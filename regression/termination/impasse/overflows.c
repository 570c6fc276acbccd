// No end, and no execution without overflow.
extern int nondet_int(void);
int main(void)
{
  int x = nondet_int(), steps = 0;
  while (1) {
    steps += nondet_int() ? 1 : 2;
    x = x > 5 ? 5 : x;
  }
}
