/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _PWD_H
#define _PWD_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
typedef __gid_t gid_t;
typedef __uid_t uid_t;
struct passwd {
  char *pw_name;
  char *pw_passwd;
  __uid_t pw_uid;
  __gid_t pw_gid;
  char *pw_gecos;
  char *pw_dir;
  char *pw_shell;
};
extern struct passwd *getpwuid(__uid_t __uid);
extern struct passwd *getpwnam(const char *__name);
extern int getpwuid_r(__uid_t __uid, struct passwd *__restrict __resultbuf,
                      char *__restrict __buffer, size_t __buflen,
                      struct passwd **__restrict __result);
extern int getpwnam_r(const char *__restrict __name, struct passwd *__restrict __resultbuf,
                      char *__restrict __buffer, size_t __buflen,
                      struct passwd **__restrict __result);
#if defined __USE_MISC || defined __USE_XOPEN
extern void setpwent(void);
extern void endpwent(void);
extern struct passwd *getpwent(void);
#endif
#endif
