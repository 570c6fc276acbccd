/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_SIGVAL_H
#define _BITS_SIGVAL_H 1
union sigval {
  int sival_int;
  void *sival_ptr;
};
typedef union sigval __sigval_t;
typedef __sigval_t sigval_t;
#endif
