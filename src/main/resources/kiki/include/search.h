/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SEARCH_H
#define _SEARCH_H 1
#include <features.h>
#include <bits/null.h>
typedef int (*__compar_fn_t)(const void *, const void *);
typedef enum { FIND, ENTER } ACTION;
typedef struct entry {
  char *key;
  void *data;
} ENTRY;
typedef enum { preorder, postorder, endorder, leaf } VISIT;
typedef void (*__action_fn_t)(const void *__nodep, VISIT __value, int __level);
extern void insque(void *__elem, void *__prev);
extern void remque(void *__elem);
extern ENTRY *hsearch(ENTRY __item, ACTION __action);
extern int hcreate(size_t __nel);
extern void hdestroy(void);
extern void *tsearch(const void *__key, void **__rootp, __compar_fn_t __compar);
extern void *tfind(const void *__key, void *const *__rootp, __compar_fn_t __compar);
extern void *tdelete(const void *__restrict __key, void **__restrict __rootp,
                     __compar_fn_t __compar);
extern void twalk(const void *__root, __action_fn_t __action);
extern void *lfind(const void *__key, const void *__base, size_t *__nmemb, size_t __size,
                   __compar_fn_t __compar);
extern void *lsearch(const void *__key, void *__base, size_t *__nmemb, size_t __size,
                     __compar_fn_t __compar);
#endif
