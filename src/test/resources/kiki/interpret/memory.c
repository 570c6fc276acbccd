#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <stdint.h>

union pun { float f; uint32_t u; unsigned char b[8]; double d; };
struct bits { unsigned a : 3; int b : 5; unsigned long long c : 40; _Bool d : 1; signed char e : 2; };
struct packed { char c; int i; short s; } __attribute__((packed));
struct node { int value; struct node *next; };
struct big { int a[10]; char name[12]; double d; };
struct flexible { int n; short data[]; };

static struct big make(int seed) {
  struct big b;
  for (int i = 0; i < 10; i++) b.a[i] = seed * i;
  strcpy(b.name, "make");
  b.d = seed / 3.0;
  return b;
}
static int sum(struct big b) {
  int s = 0;
  for (int i = 0; i < 10; i++) s += b.a[i];
  b.a[0] = 99;
  return s + (int)b.d;
}
static int total(int count, ...) {
  va_list list, copy;
  va_start(list, count);
  va_copy(copy, list);
  int s = 0;
  for (int i = 0; i < count; i++) s += va_arg(list, int);
  double d = 0;
  if (count > 0) s += 1000 * va_arg(copy, int);
  d = va_arg(list, double);
  va_end(list);
  va_end(copy);
  return s + (int)d;
}
static int square(int x) { return x * x; }
static int twice(int x) { return 2 * x; }
static int (*table[])(int) = {square, twice};
static int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int vla(int n) {
  int a[n][n + 1];
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= n; j++) a[i][j] = i * j;
  for (int i = 0; i < n; i++) s += a[i][n];
  return s + (int)(sizeof a / sizeof a[0][0]);
}
static int collatz(unsigned n) {
  int steps = 0;
again:
  if (n == 1) return steps;
  switch (n % 2) {
    case 0: n /= 2; break;
    default: n = 3 * n + 1;
  }
  steps++;
  goto again;
}
int global[4] = {1, 2, [3] = 9};
const char *names[] = {"zero", "one", "two"};

int main(int argc, char **argv) {
  union pun p;
  p.d = 0;
  p.f = 1.5f;
  printf("%x %d %d\n", p.u, p.b[2], p.b[3]);
  p.d = -2.0;
  printf("%02x%02x\n", p.b[7], p.b[6]);
  struct bits bf = {7, -16, 0xabcdef0123ULL, 1, -2};
  bf.a += 2;
  bf.b--;
  bf.c <<= 4;
  printf("%d %d %llx %d %d %d\n", bf.a, bf.b, (unsigned long long)bf.c, bf.d, bf.e, (int)sizeof bf);
  struct packed pk = {1, 0x01020304, 5};
  printf("%d %d %d\n", (int)sizeof pk, ((char *)&pk)[1], ((char *)&pk)[5]);
  struct node *list = 0;
  for (int i = 0; i < 5; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i * i;
    n->next = list;
    list = n;
  }
  for (struct node *n = list; n; n = n->next) printf("%d ", n->value);
  while (list) { struct node *n = list->next; free(list); list = n; }
  printf("\n");
  struct big b = make(3), c = b;
  c.a[5] = 0;
  printf("%d %d %s %.3f %d\n", sum(b), sum(c), b.name, c.d, b.a[0]);
  printf("%d\n", total(3, 10, 20, 30, 2.5));
  printf("%d %d\n", table[0](9), table[1](9));
  printf("%d %d %d\n", ackermann(2, 3), vla(4), collatz(27));
  struct flexible *f = malloc(sizeof *f + 3 * sizeof(short));
  f->n = 3;
  for (int i = 0; i < f->n; i++) f->data[i] = (short)(i * 30000);
  printf("%d %d %d\n", f->data[0], f->data[1], f->data[2]);
  free(f);
  char *text = calloc(20, 1);
  strcpy(text, "hello");
  strcat(text, " world");
  printf("%s %d %d %s\n", text, (int)strlen(text), strcmp(text, "hello") > 0, strchr(text, 'w'));
  memmove(text + 2, text, 5);
  printf("%s %d\n", text, memcmp(text, "hehello", 7));
  uintptr_t address = (uintptr_t)text;
  *(char *)(address + 1) = 'E';
  printf("%s %d\n", text, (int)((char *)(address + 4) - text));
  free(text);
  int *end = global + 4, s = 0;
  for (int *q = global; q < end; q++) s = s * 10 + *q;
  printf("%d %s %d\n", s, names[2], (int)(end - global));
  long double ld = 1.0L / 3;
  unsigned char image[sizeof ld];
  memset(image, 0, sizeof image);
  memcpy(image, &ld, 10);
  for (int i = 9; i >= 0; i--) printf("%02x", image[i]);
  printf(" %.18Lf\n", ld * 3);
  float fl = 16777216.0f;
  fl += 1.0f;
  double d = 1e308 * 10;
  printf("%.1f %d %d %u %lld\n", fl, (int)-2.9, d > 1e308, (unsigned)3e9, (long long)-1e15f);
  printf("%d %d\n", argc, argv[argc] == 0);
  signed char sc = (signed char)200;
  unsigned char uc = (unsigned char)-1;
  short sh = (short)100000;
  printf("%d %d %d %d %u\n", sc, uc, sh, -7 / 2, -7 % 3 + 0u);
  printf("%d %d %lld\n", -1 >> 1, 1 << 30, 1LL << 62);
  return 0;
}
