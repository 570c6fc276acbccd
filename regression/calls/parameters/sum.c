#include <stddef.h>

/* kiki: a: non-null, n elements */
long sum(const int *a, size_t n) {
  long s = 0;
  for (size_t i = 0; i < n; i++)
    s += a[i];
  return s;
}

// kiki: a: non-null, n elements
long beyond(const int *a, size_t n) {
  long s = 0;
  for (size_t i = 0; i <= n; i++)
    s += a[i];
  return s;
}

/* kiki: a: n elemnts */
long misspelt(const int *a, size_t n) {
  return a[n];
}
