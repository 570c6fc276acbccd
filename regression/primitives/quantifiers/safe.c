int nondet_int(void);
int main(void) {
  int a[6], b[6], n = nondet_int(), x = nondet_int();
  __CPROVER_assume(0 <= n && n <= 6);
  for (int i = 0; i < 6; i++)
    a[i] = 2 * i;
  __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 6) ==> a[i] == 2 * i }, "constant bounds");
  __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < n) ==> a[i] >= i }, "asserted of all");
  __CPROVER_assert(__CPROVER_exists { int i; 0 <= i && i < 6 && a[i] == 6 }, "some");
  __CPROVER_assert(!__CPROVER_exists { int i; 0 <= i && i < n && a[i] == 7 }, "none");
  __CPROVER_assume(__CPROVER_forall { unsigned i; i < sizeof(b) / sizeof(*b) ==> b[i] > 3 });
  __CPROVER_assert(b[n == 6 ? 0 : n] > 2, "assumed of all");
  __CPROVER_assume(__CPROVER_exists { int k; x == 2 * k && k > 3 && k < 100 });
  __CPROVER_assert(x % 2 == 0 && x > 7, "assumed of some");
  __CPROVER_assert(__CPROVER_forall { int i; (i >= 0 && i < sizeof(n)) ==> ((unsigned char *)&n)[i] < 7 }, "bytes");
  __CPROVER_assert(__CPROVER_forall { signed char c; (c >= -128 && c <= 127) }, "a small type");
  __CPROVER_assert(
      __CPROVER_forall { int i; (0 <= i && i < 3) ==> __CPROVER_exists { int j; 0 <= j && j < 6 && a[j] == 2 * i } },
      "nested");
  _Bool found = __CPROVER_exists { int i; 0 <= i && i < n && a[i] == 4 };
  __CPROVER_assert(found == (n > 2), "a value");
  __CPROVER_assert(n == 3 ==> n > 2 || n < 0 ==> n > 1, "to the right");
  return 0;
}
