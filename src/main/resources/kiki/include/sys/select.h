/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H 1
#include <features.h>
#include <bits/types.h>
#include <bits/sigset.h>
#include <bits/timeval.h>
#include <bits/timespec.h>
typedef __suseconds_t suseconds_t;
typedef __time_t time_t;
typedef long int __fd_mask;
typedef __fd_mask fd_mask;
#define __NFDBITS (8 * (int)sizeof(__fd_mask))
#define NFDBITS __NFDBITS
#define FD_SETSIZE 1024
typedef struct {
  __fd_mask __fds_bits[FD_SETSIZE / __NFDBITS];
} fd_set;
#define __FDS_BITS(set) ((set)->__fds_bits)
#define __FD_BIT(fd) ((__fd_mask)(1UL << ((fd) % __NFDBITS)))
#define FD_SET(fd, set) ((void)(__FDS_BITS(set)[(fd) / __NFDBITS] |= __FD_BIT(fd)))
#define FD_CLR(fd, set) ((void)(__FDS_BITS(set)[(fd) / __NFDBITS] &= ~__FD_BIT(fd)))
#define FD_ISSET(fd, set) ((__FDS_BITS(set)[(fd) / __NFDBITS] & __FD_BIT(fd)) != 0)
#define FD_ZERO(set) ((void)__builtin_memset((set), 0, sizeof(fd_set)))
extern int select(int __nfds, fd_set *__restrict __readfds, fd_set *__restrict __writefds,
                  fd_set *__restrict __exceptfds, struct timeval *__restrict __timeout);
extern int pselect(int __nfds, fd_set *__restrict __readfds, fd_set *__restrict __writefds,
                   fd_set *__restrict __exceptfds, const struct timespec *__restrict __timeout,
                   const __sigset_t *__restrict __sigmask);
#endif
