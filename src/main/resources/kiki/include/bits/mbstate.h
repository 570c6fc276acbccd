/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_MBSTATE_H
#define _BITS_MBSTATE_H 1
typedef struct {
  int __count;
  union {
    unsigned int __wch;
    char __wchb[4];
  } __value;
} __mbstate_t;
typedef __mbstate_t mbstate_t;
#endif
