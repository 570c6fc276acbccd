/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_LOCALE_T_H
#define _BITS_LOCALE_T_H 1
struct __locale_struct;
typedef struct __locale_struct *__locale_t;
typedef __locale_t locale_t;
#endif
