/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _MALLOC_H
#define _MALLOC_H 1
#include <features.h>
#include <stddef.h>
#include <stdio.h>
extern void *malloc(size_t __size) __attribute__((__malloc__));
extern void *calloc(size_t __nmemb, size_t __size) __attribute__((__malloc__));
extern void *realloc(void *__ptr, size_t __size);
extern void *reallocarray(void *__ptr, size_t __nmemb, size_t __size);
extern void free(void *__ptr);
extern void *memalign(size_t __alignment, size_t __size) __attribute__((__malloc__));
extern void *valloc(size_t __size) __attribute__((__malloc__));
extern void *pvalloc(size_t __size) __attribute__((__malloc__));
struct mallinfo {
  int arena;
  int ordblks;
  int smblks;
  int hblks;
  int hblkhd;
  int usmblks;
  int fsmblks;
  int uordblks;
  int fordblks;
  int keepcost;
};
extern struct mallinfo mallinfo(void);
#define M_MXFAST 1
#define M_NLBLKS 2
#define M_GRAIN 3
#define M_KEEP 4
#define M_TRIM_THRESHOLD -1
#define M_TOP_PAD -2
#define M_MMAP_THRESHOLD -3
#define M_MMAP_MAX -4
#define M_CHECK_ACTION -5
#define M_PERTURB -6
extern int mallopt(int __param, int __val);
extern int malloc_trim(size_t __pad);
extern size_t malloc_usable_size(void *__ptr);
extern void malloc_stats(void);
#endif
