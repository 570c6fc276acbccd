/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ALLOCA_H
#define _ALLOCA_H 1
#include <features.h>
#include <bits/null.h>
#undef alloca
extern void *alloca(size_t __size);
#define alloca(size) __builtin_alloca(size)
#endif
