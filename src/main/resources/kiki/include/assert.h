/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.2: may be included again with another setting of NDEBUG. */
#undef assert
#undef static_assert
#undef assert_perror

#include <features.h>

#ifdef NDEBUG
#define assert(expr) ((void)(0))
#ifdef __USE_GNU
#define assert_perror(errnum) ((void)(0))
#endif
#else
#define assert(expr) \
  ((expr) ? (void)(0) : __assert_fail(#expr, __FILE__, __LINE__, __extension__ __func__))
#ifdef __USE_GNU
#define assert_perror(errnum) \
  (!(errnum) ? (void)(0) \
             : __assert_perror_fail((errnum), __FILE__, __LINE__, __extension__ __func__))
#endif
#endif

#define static_assert _Static_assert

extern void __assert_fail(const char *__assertion, const char *__file, unsigned int __line,
                          const char *__function) __attribute__((__noreturn__));
extern void __assert_perror_fail(int __errnum, const char *__file, unsigned int __line,
                                 const char *__function) __attribute__((__noreturn__));
extern void __assert(const char *__assertion, const char *__file, int __line)
    __attribute__((__noreturn__));
