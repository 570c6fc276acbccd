/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _DIRENT_H
#define _DIRENT_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
typedef __ino_t ino_t;
struct dirent {
  __ino_t d_ino;
  __off_t d_off;
  unsigned short int d_reclen;
  unsigned char d_type;
  char d_name[256];
};
typedef struct __dirstream DIR;
#ifdef __USE_MISC
enum {
  DT_UNKNOWN = 0,
  DT_FIFO = 1,
  DT_CHR = 2,
  DT_DIR = 4,
  DT_BLK = 6,
  DT_REG = 8,
  DT_LNK = 10,
  DT_SOCK = 12,
  DT_WHT = 14
};
#define DT_DIR DT_DIR
#define DT_REG DT_REG
#define DT_LNK DT_LNK
#define DT_UNKNOWN DT_UNKNOWN
#define MAXNAMLEN 255
#define d_fileno d_ino
#endif
extern DIR *opendir(const char *__name);
extern DIR *fdopendir(int __fd);
extern int closedir(DIR *__dirp);
extern struct dirent *readdir(DIR *__dirp);
extern int readdir_r(DIR *__restrict __dirp, struct dirent *__restrict __entry,
                     struct dirent **__restrict __result);
extern void rewinddir(DIR *__dirp);
extern void seekdir(DIR *__dirp, long int __pos);
extern long int telldir(DIR *__dirp);
extern int dirfd(DIR *__dirp);
extern int scandir(const char *__restrict __dir, struct dirent ***__restrict __namelist,
                   int (*__selector)(const struct dirent *),
                   int (*__cmp)(const struct dirent **, const struct dirent **));
extern int alphasort(const struct dirent **__e1, const struct dirent **__e2);
#endif
