/* SPDX-License-Identifier: Apache-2.0 */
/* NULL and size_t, which many headers provide. */
#ifndef _BITS_NULL_H
#define _BITS_NULL_H 1
typedef __SIZE_TYPE__ size_t;
#endif
#undef NULL
#define NULL ((void *)0)
