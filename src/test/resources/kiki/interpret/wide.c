#include <stdio.h>
typedef unsigned __int128 u128;
static void print(u128 x) {
  char digits[40];
  int n = 0;
  do { digits[n++] = (char)('0' + (int)(x % 10)); x /= 10; } while (x);
  while (n) putchar(digits[--n]);
  putchar('\n');
}
int main(void) {
  u128 f = 1;
  for (int i = 1; i <= 34; i++) f *= i;
  print(f);
  __int128 s = -(__int128)f;
  print((u128)(s >> 3));
  print((u128)-s);
  double d = (double)f;
  long double l = (long double)f;
  printf("%.6e %.6Le %d\n", d, l, s < 0);
  print((u128)1e30);
  printf("%d\n", __builtin_popcountll((unsigned long long)(f >> 64)));
  return 0;
}
