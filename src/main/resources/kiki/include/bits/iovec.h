/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_IOVEC_H
#define _BITS_IOVEC_H 1
#include <bits/null.h>
struct iovec {
  void *iov_base;
  size_t iov_len;
};
#endif
