/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _POLL_H
#define _POLL_H 1
#include <features.h>
#include <bits/timespec.h>
#include <bits/sigset.h>
#define POLLIN 0x001
#define POLLPRI 0x002
#define POLLOUT 0x004
#define POLLERR 0x008
#define POLLHUP 0x010
#define POLLNVAL 0x020
#define POLLRDNORM 0x040
#define POLLRDBAND 0x080
#define POLLWRNORM 0x100
#define POLLWRBAND 0x200
typedef unsigned long int nfds_t;
struct pollfd {
  int fd;
  short int events;
  short int revents;
};
extern int poll(struct pollfd *__fds, nfds_t __nfds, int __timeout);
#ifdef __USE_GNU
#define POLLRDHUP 0x2000
extern int ppoll(struct pollfd *__fds, nfds_t __nfds, const struct timespec *__timeout,
                 const __sigset_t *__ss);
#endif
#endif
