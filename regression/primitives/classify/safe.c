float nondet_float(void);
double nondet_double(void);
double __builtin_powi(double, int);
int main(void) {
  float f = nondet_float();
  double d = nondet_double();
  float small = 0x1p-140f;
  __CPROVER_assert(!__CPROVER_isnormalf(small) && __CPROVER_isnormald(small), "subnormal as float only");
  __CPROVER_assert(__CPROVER_isnanf(f) == (f != f), "not a number");
  __CPROVER_assert(__CPROVER_isinfd(d) == (d - d != d - d && d == d), "infinite");
  __CPROVER_assert(__CPROVER_isfinited(d) != (__CPROVER_isnand(d) || __CPROVER_isinfd(d)), "finite");
  __CPROVER_assert(__CPROVER_equal(0.0, -0.0) == 0 && __CPROVER_equal(d, d), "bits");
  __CPROVER_assert(__builtin_powi(2.0, 3) == 8.0 && __builtin_powif(2.0f, -1) == 0.5f, "powers");
  __CPROVER_assert(__CPROVER_fabs(d) >= 0 || d != d, "absolute");
  return 0;
}
