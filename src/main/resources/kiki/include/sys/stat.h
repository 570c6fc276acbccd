/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_STAT_H
#define _SYS_STAT_H 1
#include <features.h>
#include <bits/types.h>
#include <bits/stat.h>
typedef __dev_t dev_t;
typedef __gid_t gid_t;
typedef __ino_t ino_t;
typedef __mode_t mode_t;
typedef __nlink_t nlink_t;
typedef __off_t off_t;
typedef __uid_t uid_t;
typedef __time_t time_t;
typedef __blkcnt_t blkcnt_t;
typedef __blksize_t blksize_t;
#define S_ISDIR(mode) (((mode) & S_IFMT) == S_IFDIR)
#define S_ISCHR(mode) (((mode) & S_IFMT) == S_IFCHR)
#define S_ISBLK(mode) (((mode) & S_IFMT) == S_IFBLK)
#define S_ISREG(mode) (((mode) & S_IFMT) == S_IFREG)
#define S_ISFIFO(mode) (((mode) & S_IFMT) == S_IFIFO)
#define S_ISLNK(mode) (((mode) & S_IFMT) == S_IFLNK)
#define S_ISSOCK(mode) (((mode) & S_IFMT) == S_IFSOCK)
#ifdef __USE_MISC
#define S_IREAD S_IRUSR
#define S_IWRITE S_IWUSR
#define S_IEXEC S_IXUSR
#define ACCESSPERMS 0777
#define ALLPERMS 07777
#define DEFFILEMODE 0666
#define S_BLKSIZE 512
#endif
#define UTIME_NOW ((1l << 30) - 1l)
#define UTIME_OMIT ((1l << 30) - 2l)
extern int stat(const char *__restrict __file, struct stat *__restrict __buf);
extern int fstat(int __fd, struct stat *__buf);
extern int lstat(const char *__restrict __file, struct stat *__restrict __buf);
extern int fstatat(int __fd, const char *__restrict __file, struct stat *__restrict __buf,
                   int __flag);
extern int chmod(const char *__file, __mode_t __mode);
extern int fchmod(int __fd, __mode_t __mode);
extern int fchmodat(int __fd, const char *__file, __mode_t __mode, int __flag);
extern __mode_t umask(__mode_t __mask);
extern int mkdir(const char *__path, __mode_t __mode);
extern int mkdirat(int __fd, const char *__path, __mode_t __mode);
extern int mkfifo(const char *__path, __mode_t __mode);
extern int mknod(const char *__path, __mode_t __mode, __dev_t __dev);
extern int utimensat(int __fd, const char *__path, const struct timespec __times[2], int __flags);
extern int futimens(int __fd, const struct timespec __times[2]);
#endif
