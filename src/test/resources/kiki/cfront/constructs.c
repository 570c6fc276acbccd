#include <stddef.h>
#include <stdarg.h>
typedef int T; typedef struct S S; struct S { int a; S *next; };
extern int printf(const char *, ...);
int k_and_r(a, b, c) int a; char *b; float c; { return a + *b + (int)c; }
implicit(x) { return x; }
static inline __attribute__((always_inline)) int sq(int x) { return x*x; }
int shadow(void) { T T = 3; { int T = 4; T++; } return T; }
int shadow2(int T) { return T * 2; }
struct bf { unsigned a:3, b:5; int :0; signed c:7; _Bool d:1; enum { E1, E2 } e:2; long long f:40; };
struct flex { int n; char data[]; };
struct anon { int x; union { int y; float z; struct { short p, q; }; }; };
int anonuse(struct anon *a) { a->y = 3; return a->p + a->q + (int)a->z; }
int arr[] = { [5] = 1, 2, [2] = 7, [8 ... 10] = 4 };
_Static_assert(sizeof arr == 11*4, "size");
struct nest { int a[2]; struct { int b, c; } s; int d; } nst = { 1, 2, 3, 4, 5 };
struct nest nst2 = { .s.c = 3, 7, .a[1] = 9, .a = { [0] = 4 } };
struct nest nst3[] = { { {1,2}, {3,4}, 5 }, [3].s = {1, 2}, 3, 1 };
char str1[] = "abc", str2[2] = "abc", str3[] = { "xyz" }; 
const char *strs[] = { "a", "b" "c", [5] = "z" };
int *lit = (int[]){1,2,3};
struct S *slit = &(struct S){ .a = 1 };
int vla(int n, int m, int a[n][m], int b[static 3], int c[const]) {
  int x[n]; int y[n][m]; typedef int V[n]; V v; int (*p)[m] = a;
  x[0] = sizeof x + sizeof y[0] + sizeof(int[n]) + sizeof(V);
  c[0] = 1;
  return p[0][1] + v[0] + x[0] + (int)sizeof(*p) + ((int (*)[m])a)[1][2];
}
int protos(int n, int a[*][n], int (*)(int), int f(int), void (*const)(void));
int stmt_expr(int a, int b) { return ({ int x = a; x > b ? x : b; }) + ({ a; }); }
#define max(a,b) ({ __typeof__(a) _a = (a); __auto_type _b = (b); _a > _b ? _a : _b; })
int usemax(int a, long b) { return max(a, b); }
void *labels(int i) { static void *tab[] = { &&l1, &&l2 }; goto *tab[i]; l1: return &&l2; l2: return 0; }
int loclab(int i) { int r = 0; { __label__ out; if (i) goto out; r++; out: r++; } { __label__ out; goto out; out:; } return r; }
int ranges(unsigned char c) { switch (c) { case 'a' ... 'z': return 1; case 0: default: return 0; case '0'...'9': ; } return 2; }
#define tname(x) _Generic((x), int: "int", char: "char", float: 1, const char *: "s", char *: "cs", default: "other")
const char *g1(void) { int x; return tname(x); }
_Noreturn void die(void); 
_Alignas(16) int al; _Alignas(double) char al2; int alo = _Alignof(double) + __alignof__(long double) + _Alignof al;
_Atomic int at; _Atomic(long) at2; _Thread_local int tl; static __thread int tl2;
__int128 i128 = (__int128)1 << 100; unsigned __int128 u128;
_Float128 f128 = 1.0Q; _Float32 f32; _Float64x f64x; long double ld = 1.0L; __float128 f128b = 2.0f128;
_Bool bo = 3; 
struct __attribute__((packed)) pk { char a; int b; } __attribute__((aligned(4)));
typedef int di __attribute__((mode(DI))); _Static_assert(sizeof(di) == 8, "");
typedef union { int *ip; const void *vp; } tu __attribute__((transparent_union)); void tuf(tu x); void tug(int *p) { tuf(p); tuf((const void*)p); }
int asml(int) __asm__("other_name"); register int regv __asm__("ebx");
void inlasm(int x) { int y; __asm__ volatile ("mov %1, %0" : "=r"(y), [foo] "+m"(x) : "r"(x), "i"(3) : "memory", "cc"); asm("nop"); asm volatile("" ::: "memory"); }
#pragma pack(push, 1)
struct pp { char c; int i; };
#pragma pack(pop)
_Static_assert(sizeof(struct pp) == 5, "");
int bu(int x, ...) { va_list ap, aq; va_start(ap, x); int r = va_arg(ap, int); double d = va_arg(ap, double); va_copy(aq, ap); va_end(aq); va_end(ap);
  unsigned o; long long ll;
  r += __builtin_expect(x, 0) + __builtin_constant_p(3) + __builtin_constant_p(x) + __builtin_types_compatible_p(int, T) + __builtin_choose_expr(1, 2, "x");
  r += __builtin_offsetof(struct nest, s.c) + offsetof(struct nest, a[1]) + __builtin_clz(3u) + __builtin_popcountll(7) + __builtin_bswap32(3) + __builtin_ffs(2);
  r += __builtin_add_overflow(x, 3, &o) + __builtin_smull_overflow(1,2,(long*)&ll) + __builtin_mul_overflow_p(1, 2, (char)0);
  r += __builtin_isnan(d) + __builtin_isinf_sign(d) + (d < __builtin_huge_val()) + (d < __builtin_inff()) + __builtin_isless(d, 1.0f);
  __builtin_memcpy(&o, &x, 4); char *q = __builtin_alloca(10); r += __builtin_strlen("abc") + (int)__builtin_object_size(q, 0);
  if (r) __builtin_unreachable(); __builtin_trap(); __sync_fetch_and_add(&x, 1); __atomic_store_n(&x, 3, 5); x = __atomic_load_n(&x, 0); __sync_synchronize();
  return r; }
void cprover(int x) { __CPROVER_assume(x > 0); __CPROVER_assert(x, "x"); __CPROVER_bitvector[5] bv; unsigned __CPROVER_bitvector[7] bw = 3; bv = bw; __CPROVER_bool b = x; __CPROVER_size_t s = b; }
int cond(int c, int *p, const int *q, void *v, char *s) { int *r = c ? p : 0; const void *w = c ? q : v; r = c ? v : p; r = c ? (void*)0 : p; return (c ?: 3) + (c ? 1 : 2L) + (p == 0) + (p != q) + (v == s) + !p; }
enum big { B1 = 1ULL << 40, B2 }; enum neg { N1 = -1, N2 = 0xffffffff }; enum __attribute__((packed)) pe { P1, P2 }; _Static_assert(sizeof(enum big) == 8 && sizeof(enum pe) == 1, "");
int (*fpa[3])(int, char); int (*(*fpp)(int))(void); int *(*fq)[3];
int fcall(int (*f)(int)) { return f(1) + (*f)(2) + (**f)(3) + (&sq)(3); }
extern int incomplete_arr[]; int incomplete_arr[3]; int tent[]; 
struct S fs(void); int rvarr(void) { struct { int a[3]; } fz(void); return fz().a[1] + fs().a; }
int comma(int a) { return (a++, a--, a); }
int cast(void *p) { return (int)(long)p + (char)300 + (unsigned char)-1 + (_Bool)0.5; }
const char *fn(void) { return __func__; } int sz = sizeof(__FUNCTION__);
void f(void) { for (int i = 0, j = 1; i < 10; i++, j--) { if (i) continue; else break; } do ; while (0); while (1) { break; } ; 
 lab: ; } 
int lblend(int x) { if (x) goto end; x = 1; end: }
int lbldecl(int x) { goto l; l: int y = x; return y; }
__extension__ typedef struct { __extension__ union { int a; }; } ext;
int oldinit[] = { [0] 1, [1] 2 }; struct S olds = { a: 3 };
struct { int a; struct { } e; int b; } emp = { 1, {}, 2 };
int zarr[0]; struct z { int n; int d[0]; } zz = { 1 };
int (paren)(int (x)) { return (x); }
unsigned long long consts[] = { 0x7fffffff, 0x80000000, 2147483648, 4294967295u, 0xffffffffffffffff, 1ull, 1lu, 0b101, 'a', L'x', u'x', U'x', '\377', 'ab' };
float fl = 1e10f, fl2 = 0x1.8p3f; double dinf = 1e400;
int idx(void) { return 2["abc"] + "abc"[1] + *"x" + sizeof("abc") + 1[(int[]){1,2}]; }
volatile int vi; const volatile int cvi; int *restrict rp; 
[[maybe_unused]] static int mu; 
typedef int fnT(int); fnT fnd; fnT *fnp = fnd; struct hasfn { fnT *f; };
static int st_fwd(int); int callst(void) { return st_fwd(1); } static int st_fwd(int x) { return x; }
int dup(int), dup(int); extern int ext1, ext1; int ext1 = 3;
static const int cst = 5; static int usecst = cst; int arrcst[(int)sizeof(struct bf)]; char off[(size_t)&((struct nest*)0)->d];
int nested_switch(int a, int b) { switch (a) { case 1: switch (b) { case 1: break; default: ; } break; case 2: { int z; z = b; } } return 0; }
int duff(int n) { int r = 0; switch (n % 4) { case 0: do { r++; case 3: r++; case 2: r++; case 1: r++; } while (n-- > 0); } return r; }
void vp(void *p, int n) { p++; p = p + n; (void)p; return (void)0; }
struct S assign_struct(struct S a, struct S b, int c) { a = b; return c ? a : b; }
int main(int argc, char **argv) { printf("%d\n", argc); undeclared_fn(1, 2.0); return 0; }

double _Complex complex_numbers(float _Complex z) {
  static double _Complex unit = 1.0 + 2.0i;
  __real__ unit = __imag__ z;
  return ~unit * z / 2 - (unit == z ? 1 : 3i);
}

typedef short four_shorts __attribute__((vector_size(8)));
typedef float four_floats __attribute__((vector_size(16)));

four_floats vectors(four_shorts v) {
  v[1] = v[0] + 1;
  v = (v << 1) & ~v;
  v = __builtin_shuffle(v, (four_shorts){3, 2, 1, 0});
  return __builtin_convertvector(v > 2, four_floats);
}

int other_name(int) __attribute__((alias("first_name")));
int first_name(int x) { return x; }

int variable_member(int n) {
  struct { char c; int values[n]; } s;
  s.values[0] = 1;
  return sizeof s;
}

struct { int n; char text[]; } flexible = {3, "abc"};
constexpr int thousand = 1'000;
_BitInt(20) precise = 7wb;
