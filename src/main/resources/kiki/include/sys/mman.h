/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_MMAN_H
#define _SYS_MMAN_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
typedef __off_t off_t;
typedef __mode_t mode_t;
#define PROT_READ 0x1
#define PROT_WRITE 0x2
#define PROT_EXEC 0x4
#define PROT_NONE 0x0
#define MAP_SHARED 0x01
#define MAP_PRIVATE 0x02
#define MAP_FIXED 0x10
#define MAP_FAILED ((void *)-1)
#define MS_ASYNC 1
#define MS_INVALIDATE 2
#define MS_SYNC 4
#define MCL_CURRENT 1
#define MCL_FUTURE 2
#define POSIX_MADV_NORMAL 0
#define POSIX_MADV_RANDOM 1
#define POSIX_MADV_SEQUENTIAL 2
#define POSIX_MADV_WILLNEED 3
#define POSIX_MADV_DONTNEED 4
#ifdef __USE_MISC
#define MAP_FILE 0
#define MAP_ANONYMOUS 0x20
#define MAP_ANON MAP_ANONYMOUS
#define MAP_GROWSDOWN 0x00100
#define MAP_LOCKED 0x02000
#define MAP_NORESERVE 0x04000
#define MAP_POPULATE 0x08000
#define MAP_HUGETLB 0x40000
#define MADV_NORMAL 0
#define MADV_RANDOM 1
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED 3
#define MADV_DONTNEED 4
#endif
extern void *mmap(void *__addr, size_t __len, int __prot, int __flags, int __fd, __off_t __offset);
extern int munmap(void *__addr, size_t __len);
extern int mprotect(void *__addr, size_t __len, int __prot);
extern int msync(void *__addr, size_t __len, int __flags);
extern int posix_madvise(void *__addr, size_t __len, int __advice);
extern int mlock(const void *__addr, size_t __len);
extern int munlock(const void *__addr, size_t __len);
extern int mlockall(int __flags);
extern int munlockall(void);
extern int shm_open(const char *__name, int __oflag, mode_t __mode);
extern int shm_unlink(const char *__name);
#ifdef __USE_MISC
extern int madvise(void *__addr, size_t __len, int __advice);
extern int mincore(void *__start, size_t __len, unsigned char *__vec);
#endif
#ifdef __USE_GNU
#define MREMAP_MAYMOVE 1
#define MREMAP_FIXED 2
extern void *mremap(void *__addr, size_t __old_len, size_t __new_len, int __flags, ...);
#endif
#endif
