/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_UIO_H
#define _SYS_UIO_H 1
#include <features.h>
#include <sys/types.h>
#include <bits/iovec.h>
extern ssize_t readv(int __fd, const struct iovec *__iovec, int __count);
extern ssize_t writev(int __fd, const struct iovec *__iovec, int __count);
#ifdef __USE_MISC
extern ssize_t preadv(int __fd, const struct iovec *__iovec, int __count, __off_t __offset);
extern ssize_t pwritev(int __fd, const struct iovec *__iovec, int __count, __off_t __offset);
#endif
#endif
