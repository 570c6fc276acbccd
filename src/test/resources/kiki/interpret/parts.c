#include <complex.h>
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef unsigned char bytes __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef short s8 __attribute__((vector_size(16)));

static volatile double samples[] = {0.0,     -0.0,    1.0,     -2.5,     0.1,     1e300,
                                    -3e-310, 1e-170,  1.0 / 0, -1.0 / 0, 0.0 / 0, 7.0};

static void show(const char *what, double complex z) {
  printf("%s %a %a\n", what, creal(z) != creal(z) ? 99 : creal(z),
         cimag(z) != cimag(z) ? 99 : cimag(z));
}

static void arithmetic(double complex a, double complex b) {
  show("product", a * b);
  show("quotient", a / b);
  show("sum", a + b);
  show("difference", a - b);
  show("real first", samples[3] - b);
  show("scaled", a * samples[4]);
  show("by real", a / samples[3]);
  show("real over", samples[3] / b);
  show("conjugate", ~a);
  float complex f = a, g = b;
  show("float product", f * g);
  show("float quotient", f / g);
  printf("%d %d %d\n", a == b, a != b, !a);
}

static void integers(void) {
  int _Complex z = 3 + 4i, w = 2;
  z = z * z - w;
  printf("%d %d\n", __real__ z, __imag__ z);
  z /= w;
  printf("%d %d\n", __real__ z, __imag__ z);
  z++;
  printf("%d %d %d\n", __real__ z, __imag__ z, (int)sizeof(short _Complex));
}

static void vectors(v4 a, v4 b) {
  v4 results[] = {a + b, a - b, a * b, a / b, a % b, a & b, a | b, a ^ b, -a, ~a, a << (b & 7),
                  a >> 1, a == b, a != b, a < b, a >= 3, __builtin_shuffle(a, b),
                  __builtin_shuffle(a, b, (v4){6, 1, 4, 3})};
  for (unsigned i = 0; i < sizeof results / sizeof *results; i++)
    printf("%d %d %d %d\n", results[i][0], results[i][1], results[i][2], results[i][3]);
  bytes whole = (bytes)a;
  whole += 200;
  s8 words = (s8)(v4)whole;
  for (int i = 0; i < 8; i++)
    printf("%d %d,", whole[2 * i], words[i] * 3);
  f4 f = __builtin_convertvector(a, f4) / 3;
  v4 larger = f > 1;
  d2 d = {f[3], 2};
  d -= 0.5;
  printf("%a %a %d %a %a\n", f[0], f[3], larger[3], d[0], d[1]);
  a[1] += 4;
  a--;
  printf("%d %d %d\n", a[0], a[1], (int)sizeof(struct { char c; s8 s; }));
}

int main(void) {
  unsigned count = sizeof samples / sizeof *samples;
  for (unsigned i = 0; i < count; i++)
    for (unsigned j = 0; j < count; j++)
      arithmetic(__builtin_complex(samples[i], samples[j]),
                 __builtin_complex(samples[(i + 3 * j + 1) % count], samples[(j + 5) % count]));
  integers();
  vectors((v4){1, -2, 300, 1 << 30}, (v4){5, 3, -7, 2});
  return 0;
}
