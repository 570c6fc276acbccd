/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.24, and what POSIX adds. */
#ifndef _STRING_H
#define _STRING_H 1

#include <features.h>
#include <bits/null.h>

extern void *memcpy(void *__restrict __dest, const void *__restrict __src, size_t __n);
extern void *memmove(void *__dest, const void *__src, size_t __n);
extern void *memset(void *__s, int __c, size_t __n);
extern int memcmp(const void *__s1, const void *__s2, size_t __n);
extern void *memchr(const void *__s, int __c, size_t __n);
extern char *strcpy(char *__restrict __dest, const char *__restrict __src);
extern char *strncpy(char *__restrict __dest, const char *__restrict __src, size_t __n);
extern char *strcat(char *__restrict __dest, const char *__restrict __src);
extern char *strncat(char *__restrict __dest, const char *__restrict __src, size_t __n);
extern int strcmp(const char *__s1, const char *__s2);
extern int strncmp(const char *__s1, const char *__s2, size_t __n);
extern int strcoll(const char *__s1, const char *__s2);
extern size_t strxfrm(char *__restrict __dest, const char *__restrict __src, size_t __n);
extern char *strchr(const char *__s, int __c);
extern char *strrchr(const char *__s, int __c);
extern size_t strcspn(const char *__s, const char *__reject);
extern size_t strspn(const char *__s, const char *__accept);
extern char *strpbrk(const char *__s, const char *__accept);
extern char *strstr(const char *__haystack, const char *__needle);
extern char *strtok(char *__restrict __s, const char *__restrict __delim);
extern size_t strlen(const char *__s);
extern char *strerror(int __errnum);

#ifdef __USE_POSIX
#include <bits/locale_t.h>
extern char *strdup(const char *__s) __attribute__((__malloc__));
extern char *strndup(const char *__string, size_t __n) __attribute__((__malloc__));
extern char *strtok_r(char *__restrict __s, const char *__restrict __delim,
                      char **__restrict __save_ptr);
extern size_t strnlen(const char *__string, size_t __maxlen);
extern char *stpcpy(char *__restrict __dest, const char *__restrict __src);
extern char *stpncpy(char *__restrict __dest, const char *__restrict __src, size_t __n);
extern char *strsignal(int __sig);
extern char *strerror_l(int __errnum, locale_t __l);
extern int strcoll_l(const char *__s1, const char *__s2, locale_t __l);
extern size_t strxfrm_l(char *__dest, const char *__src, size_t __n, locale_t __l);
#ifdef __USE_GNU
extern char *strerror_r(int __errnum, char *__buf, size_t __buflen);
#else
extern int __xpg_strerror_r(int __errnum, char *__buf, size_t __buflen);
#define strerror_r __xpg_strerror_r
#endif
#endif

#if defined __USE_MISC || defined __USE_XOPEN
extern void *memccpy(void *__restrict __dest, const void *__restrict __src, int __c, size_t __n);
#endif

#ifdef __USE_MISC
#include <strings.h>
extern void explicit_bzero(void *__s, size_t __n);
extern char *strsep(char **__restrict __stringp, const char *__restrict __delim);
#endif

#ifdef __USE_GNU
extern void *rawmemchr(const void *__s, int __c);
extern void *memrchr(const void *__s, int __c, size_t __n);
extern void *memmem(const void *__haystack, size_t __haystacklen, const void *__needle,
                    size_t __needlelen);
extern void *mempcpy(void *__restrict __dest, const void *__restrict __src, size_t __n);
extern char *strchrnul(const char *__s, int __c);
extern char *strcasestr(const char *__haystack, const char *__needle);
extern int strverscmp(const char *__s1, const char *__s2);
extern char *strfry(char *__string);
extern void *memfrob(void *__s, size_t __n);
extern const char *strerrorname_np(int __err);
extern const char *strerrordesc_np(int __err);
#ifndef basename
extern char *basename(const char *__filename);
#endif
#define strdupa(s) \
  (__extension__({ \
    const char *__old = (s); \
    size_t __len = strlen(__old) + 1; \
    char *__new = (char *)__builtin_alloca(__len); \
    (char *)memcpy(__new, __old, __len); \
  }))
#endif

#endif
