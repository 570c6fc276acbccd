/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_SIGSET_H
#define _BITS_SIGSET_H 1
typedef struct { unsigned long int __val[1024 / (8 * sizeof(unsigned long int))]; } __sigset_t;
typedef __sigset_t sigset_t;
#endif
