/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _GRP_H
#define _GRP_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
typedef __gid_t gid_t;
struct group {
  char *gr_name;
  char *gr_passwd;
  __gid_t gr_gid;
  char **gr_mem;
};
extern struct group *getgrgid(__gid_t __gid);
extern struct group *getgrnam(const char *__name);
#ifdef __USE_MISC
extern int setgroups(size_t __n, const __gid_t *__groups);
extern int initgroups(const char *__user, __gid_t __group);
#endif
#endif
