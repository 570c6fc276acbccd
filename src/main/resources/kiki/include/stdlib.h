/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.22, and what POSIX adds. */
#ifndef _STDLIB_H
#define _STDLIB_H 1

#include <features.h>
#include <bits/null.h>

typedef __WCHAR_TYPE__ wchar_t;
typedef struct {
  int quot;
  int rem;
} div_t;
typedef struct {
  long int quot;
  long int rem;
} ldiv_t;
typedef struct {
  long long int quot;
  long long int rem;
} lldiv_t;

#define EXIT_FAILURE 1
#define EXIT_SUCCESS 0
#define RAND_MAX 2147483647
extern size_t __ctype_get_mb_cur_max(void);
#define MB_CUR_MAX (__ctype_get_mb_cur_max())

extern double atof(const char *__nptr);
extern int atoi(const char *__nptr);
extern long int atol(const char *__nptr);
extern long long int atoll(const char *__nptr);
extern double strtod(const char *__restrict __nptr, char **__restrict __endptr);
extern float strtof(const char *__restrict __nptr, char **__restrict __endptr);
extern long double strtold(const char *__restrict __nptr, char **__restrict __endptr);
extern long int strtol(const char *__restrict __nptr, char **__restrict __endptr, int __base);
extern unsigned long int strtoul(const char *__restrict __nptr, char **__restrict __endptr,
                                 int __base);
extern long long int strtoll(const char *__restrict __nptr, char **__restrict __endptr,
                             int __base);
extern unsigned long long int strtoull(const char *__restrict __nptr, char **__restrict __endptr,
                                       int __base);

extern int rand(void);
extern void srand(unsigned int __seed);

extern void *malloc(size_t __size) __attribute__((__malloc__));
extern void *calloc(size_t __nmemb, size_t __size) __attribute__((__malloc__));
extern void *realloc(void *__ptr, size_t __size);
extern void *aligned_alloc(size_t __alignment, size_t __size) __attribute__((__malloc__));
extern void free(void *__ptr);

extern void abort(void) __attribute__((__noreturn__));
extern int atexit(void (*__func)(void));
extern int at_quick_exit(void (*__func)(void));
extern void exit(int __status) __attribute__((__noreturn__));
extern void quick_exit(int __status) __attribute__((__noreturn__));
extern void _Exit(int __status) __attribute__((__noreturn__));
extern char *getenv(const char *__name);
extern int system(const char *__command);

typedef int (*__compar_fn_t)(const void *, const void *);
extern void *bsearch(const void *__key, const void *__base, size_t __nmemb, size_t __size,
                     __compar_fn_t __compar);
extern void qsort(void *__base, size_t __nmemb, size_t __size, __compar_fn_t __compar);

extern int abs(int __x) __attribute__((__const__));
extern long int labs(long int __x) __attribute__((__const__));
extern long long int llabs(long long int __x) __attribute__((__const__));
extern div_t div(int __numer, int __denom) __attribute__((__const__));
extern ldiv_t ldiv(long int __numer, long int __denom) __attribute__((__const__));
extern lldiv_t lldiv(long long int __numer, long long int __denom) __attribute__((__const__));

extern int mblen(const char *__s, size_t __n);
extern int mbtowc(wchar_t *__restrict __pwc, const char *__restrict __s, size_t __n);
extern int wctomb(char *__s, wchar_t __wchar);
extern size_t mbstowcs(wchar_t *__restrict __pwcs, const char *__restrict __s, size_t __n);
extern size_t wcstombs(char *__restrict __s, const wchar_t *__restrict __pwcs, size_t __n);

#ifdef __USE_POSIX
#define WNOHANG 1
#define WUNTRACED 2
#define WEXITSTATUS(status) (((status) & 0xff00) >> 8)
#define WTERMSIG(status) ((status) & 0x7f)
#define WSTOPSIG(status) WEXITSTATUS(status)
#define WIFEXITED(status) (WTERMSIG(status) == 0)
#define WIFSIGNALED(status) (((signed char)(((status) & 0x7f) + 1) >> 1) > 0)
#define WIFSTOPPED(status) (((status) & 0xff) == 0x7f)
extern int posix_memalign(void **__memptr, size_t __alignment, size_t __size);
extern int rand_r(unsigned int *__seed);
extern int setenv(const char *__name, const char *__value, int __replace);
extern int unsetenv(const char *__name);
extern int mkstemp(char *__template);
extern char *mkdtemp(char *__template);
extern int getsubopt(char **__restrict __optionp, char *const *__restrict __tokens,
                     char **__restrict __valuep);
#endif

#if defined __USE_MISC || defined __USE_XOPEN
#include <sys/types.h>
#include <alloca.h>
extern long int a64l(const char *__s);
extern char *l64a(long int __n);
extern long int random(void);
extern void srandom(unsigned int __seed);
extern char *initstate(unsigned int __seed, char *__statebuf, size_t __statelen);
extern char *setstate(char *__statebuf);
extern double drand48(void);
extern double erand48(unsigned short int __xsubi[3]);
extern long int lrand48(void);
extern long int nrand48(unsigned short int __xsubi[3]);
extern long int mrand48(void);
extern long int jrand48(unsigned short int __xsubi[3]);
extern void srand48(long int __seedval);
extern unsigned short int *seed48(unsigned short int __seed16v[3]);
extern void lcong48(unsigned short int __param[7]);
extern int putenv(char *__string);
extern char *realpath(const char *__restrict __name, char *__restrict __resolved);
extern char *ecvt(double __value, int __ndigit, int *__restrict __decpt, int *__restrict __sign);
extern char *fcvt(double __value, int __ndigit, int *__restrict __decpt, int *__restrict __sign);
extern char *gcvt(double __value, int __ndigit, char *__buf);
#endif

#ifdef __USE_XOPEN
extern int posix_openpt(int __oflag);
extern int grantpt(int __fd);
extern int unlockpt(int __fd);
extern char *ptsname(int __fd);
extern void setkey(const char *__key);
#endif

#ifdef __USE_MISC
extern void *valloc(size_t __size) __attribute__((__malloc__));
extern void *reallocarray(void *__ptr, size_t __nmemb, size_t __size);
extern int clearenv(void);
extern char *mktemp(char *__template);
extern int mkstemps(char *__template, int __suffixlen);
extern int on_exit(void (*__func)(int __status, void *__arg), void *__arg);
extern int rpmatch(const char *__response);
extern int getloadavg(double __loadavg[], int __nelem);
extern __UINT32_TYPE__ arc4random(void);
extern void arc4random_buf(void *__buf, size_t __size);
extern __UINT32_TYPE__ arc4random_uniform(__UINT32_TYPE__ __upper_bound);
struct random_data {
  __INT32_TYPE__ *fptr;
  __INT32_TYPE__ *rptr;
  __INT32_TYPE__ *state;
  int rand_type;
  int rand_deg;
  int rand_sep;
  __INT32_TYPE__ *end_ptr;
};
extern int random_r(struct random_data *__restrict __buf, __INT32_TYPE__ *__restrict __result);
extern int srandom_r(unsigned int __seed, struct random_data *__buf);
#endif

#ifdef __USE_GNU
typedef int (*comparison_fn_t)(const void *, const void *);
typedef int (*__compar_d_fn_t)(const void *, const void *, void *);
extern void qsort_r(void *__base, size_t __nmemb, size_t __size, __compar_d_fn_t __compar,
                    void *__arg);
extern char *secure_getenv(const char *__name);
extern char *canonicalize_file_name(const char *__name);
extern int mkostemp(char *__template, int __flags);
extern int getpt(void);
#endif

#endif
