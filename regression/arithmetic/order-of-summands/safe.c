// Sum, maximum and balance do not depend on the order of the elements.
void __CPROVER_assert(_Bool, const char *);
#define N 30
long long sum, largest, balance;
void look(const int *x)
{
  sum = largest = balance = 0;
  for (int i = 0; i < N; i++) {
    sum += x[i];
    largest = largest < x[i] ? x[i] : largest;
    if (x[i] % 2 == 0)
      balance++;
    else
      balance--;
  }
}
int main(void)
{
  int x[N], y[N];
  for (int i = 0; i < N; i++)
    y[N - 1 - i] = x[i];
  look(x);
  long long s = sum, l = largest, b = balance;
  look(y);
  __CPROVER_assert(s == sum, "sum");
  __CPROVER_assert(l == largest, "maximum");
  __CPROVER_assert(b == balance, "balance");
}
