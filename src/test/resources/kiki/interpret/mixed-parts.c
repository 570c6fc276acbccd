#include <stdarg.h>
#include <stdio.h>
#include <complex.h>
typedef int v4 __attribute__((vector_size(16)));
typedef long long l2 __attribute__((vector_size(16)));
static double complex sum(int n, ...) { va_list a; va_start(a, n); double complex s = 0; while (n--) s += va_arg(a, double complex); va_end(a); return s; }
static float complex kr(a, b) float complex a; int b; { return a * b; }
static v4 pick(int n, ...) { va_list a; va_start(a, n); v4 r = va_arg(a, v4); va_end(a); return r; }
union U { double complex z; double d[2]; v4 v[1]; };
static const double complex table[] = {[2] = 3.0i, 1, 2.5};
int calls; static double complex side(void) { calls++; return calls + 1.0i * calls; }
struct W { v4 v; float complex c; };
static struct W make(int x) { struct W w = {{x, x + 1}, x + 2.0fi}; return w; }
int main(void) {
  double complex z = 1.5 + 2.5i; z--; --z; z++;
  printf("%g %g %d\n", creal(z), cimag(z), !z);
  z = sum(3, 1.0 + 0.0i, 2.0i, z); printf("%g %g\n", creal(z), cimag(z));
  float complex k = kr(1.0f + 2.0fi, 3); printf("%g %g\n", crealf(k), cimagf(k));
  union U u = {.z = 2.0 - 1.0i}; u.d[1] = 4; printf("%g %g %d\n", creal(u.z), cimag(u.z), (int)sizeof u);
  printf("%g %g %g %d\n", cimag(table[2]), creal(table[4]), creal(table[0]), (int)(sizeof table / sizeof *table));
  z = (side(), calls > 0) ? side() : 0; printf("%g %g %d\n", creal(z), cimag(z), calls);
  z = ({ double complex t = side(); t * t; }); printf("%g %g\n", creal(z), cimag(z));
  z += side() * side(); z /= 2; z *= z; printf("%g %g %d\n", creal(z), cimag(z), calls);
  volatile double complex vz = z; vz = vz - 1; printf("%g\n", creal(vz));
  int n = 0; for (double complex c = 0; creal(c) < 5; c += 1 + 1.0i) n++; printf("%d\n", n);
  double complex lit = (double complex){1 + 2.0i}; __typeof__(lit) l2v = conj(lit); printf("%g %d\n", cimag(l2v), lit == conj(l2v));
  printf("%d %d\n", (z && lit), (0.0i || 0));
  v4 v = pick(1, (v4){4, 5, 6, 7}); int *p = &v[1]; *p = 50; v[0]++; v = v * (v4){1, 2, 3, 4} + pick(1, v); printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
  struct W w = make(7), ws[2]; ws[1] = w; ws[1].v += ws[1].v; ws[1].c *= 2; printf("%d %d %g %g\n", ws[1].v[0], ws[1].v[2], crealf(ws[1].c), cimagf(w.c));
  l2 ll = (l2)v; ll >>= 1; v4 back = (v4)ll; printf("%lld %d\n", ll[0], back[3]);
  int i = 2; v[i++] = 9; v[i] += v[i - 1]; printf("%d %d %d\n", i, v[2], v[3]);
  v4 c = i > 2 ? v : -v; c = (c > 10) & 1; printf("%d %d %d %d\n", c[0], c[1], c[2], c[3]);
  _Complex int ci = 3; ci = ~ci * (2 - 1i); printf("%d %d\n", __real__ ci, __imag__ ci);
  unsigned char _Complex uc = 300 + 2i; printf("%d\n", __real__ uc);
  double d = __real__ (z = 5); float fl = 2.0fi; printf("%g %g %g\n", d, fl, __imag__ 3.5);
  __real__ ws[0].c = 3; __imag__ ws[0].c = __real__ ws[0].c; printf("%g\n", cabsf(ws[0].c * ws[0].c));
  return 0;
}
