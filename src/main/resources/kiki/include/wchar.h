/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.29 */
#ifndef _WCHAR_H
#define _WCHAR_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/file.h>
#include <bits/mbstate.h>

typedef __builtin_va_list __gnuc_va_list;
#ifdef __USE_POSIX
typedef __gnuc_va_list va_list;
#endif
typedef __WCHAR_TYPE__ wchar_t;
typedef __WINT_TYPE__ wint_t;
struct tm;

#undef WCHAR_MIN
#define WCHAR_MIN (-__WCHAR_MAX__ - 1)
#undef WCHAR_MAX
#define WCHAR_MAX (__WCHAR_MAX__)
#ifndef WEOF
#define WEOF (0xffffffffu)
#endif

extern int fwprintf(FILE *__restrict __stream, const wchar_t *__restrict __format, ...);
extern int fwscanf(FILE *__restrict __stream, const wchar_t *__restrict __format, ...);
extern int swprintf(wchar_t *__restrict __s, size_t __n, const wchar_t *__restrict __format, ...);
extern int swscanf(const wchar_t *__restrict __s, const wchar_t *__restrict __format, ...);
extern int vfwprintf(FILE *__restrict __s, const wchar_t *__restrict __format,
                     __gnuc_va_list __arg);
extern int vfwscanf(FILE *__restrict __s, const wchar_t *__restrict __format,
                    __gnuc_va_list __arg);
extern int vswprintf(wchar_t *__restrict __s, size_t __n, const wchar_t *__restrict __format,
                     __gnuc_va_list __arg);
extern int vswscanf(const wchar_t *__restrict __s, const wchar_t *__restrict __format,
                    __gnuc_va_list __arg);
extern int vwprintf(const wchar_t *__restrict __format, __gnuc_va_list __arg);
extern int vwscanf(const wchar_t *__restrict __format, __gnuc_va_list __arg);
extern int wprintf(const wchar_t *__restrict __format, ...);
extern int wscanf(const wchar_t *__restrict __format, ...);
extern wint_t fgetwc(FILE *__stream);
extern wchar_t *fgetws(wchar_t *__restrict __ws, int __n, FILE *__restrict __stream);
extern wint_t fputwc(wchar_t __wc, FILE *__stream);
extern int fputws(const wchar_t *__restrict __ws, FILE *__restrict __stream);
extern int fwide(FILE *__fp, int __mode);
extern wint_t getwc(FILE *__stream);
extern wint_t getwchar(void);
extern wint_t putwc(wchar_t __wc, FILE *__stream);
extern wint_t putwchar(wchar_t __wc);
extern wint_t ungetwc(wint_t __wc, FILE *__stream);
extern double wcstod(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr);
extern float wcstof(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr);
extern long double wcstold(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr);
extern long int wcstol(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr,
                       int __base);
extern long long int wcstoll(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr,
                             int __base);
extern unsigned long int wcstoul(const wchar_t *__restrict __nptr, wchar_t **__restrict __endptr,
                                 int __base);
extern unsigned long long int wcstoull(const wchar_t *__restrict __nptr,
                                       wchar_t **__restrict __endptr, int __base);
extern wchar_t *wcscpy(wchar_t *__restrict __dest, const wchar_t *__restrict __src);
extern wchar_t *wcsncpy(wchar_t *__restrict __dest, const wchar_t *__restrict __src, size_t __n);
extern wchar_t *wmemcpy(wchar_t *__restrict __s1, const wchar_t *__restrict __s2, size_t __n);
extern wchar_t *wmemmove(wchar_t *__s1, const wchar_t *__s2, size_t __n);
extern wchar_t *wcscat(wchar_t *__restrict __dest, const wchar_t *__restrict __src);
extern wchar_t *wcsncat(wchar_t *__restrict __dest, const wchar_t *__restrict __src, size_t __n);
extern int wcscmp(const wchar_t *__s1, const wchar_t *__s2);
extern int wcscoll(const wchar_t *__s1, const wchar_t *__s2);
extern int wcsncmp(const wchar_t *__s1, const wchar_t *__s2, size_t __n);
extern size_t wcsxfrm(wchar_t *__restrict __s1, const wchar_t *__restrict __s2, size_t __n);
extern int wmemcmp(const wchar_t *__s1, const wchar_t *__s2, size_t __n);
extern wchar_t *wcschr(const wchar_t *__wcs, wchar_t __wc);
extern size_t wcscspn(const wchar_t *__wcs, const wchar_t *__reject);
extern wchar_t *wcspbrk(const wchar_t *__wcs, const wchar_t *__accept);
extern wchar_t *wcsrchr(const wchar_t *__wcs, wchar_t __wc);
extern size_t wcsspn(const wchar_t *__wcs, const wchar_t *__accept);
extern wchar_t *wcsstr(const wchar_t *__haystack, const wchar_t *__needle);
extern wchar_t *wcstok(wchar_t *__restrict __s, const wchar_t *__restrict __delim,
                       wchar_t **__restrict __ptr);
extern wchar_t *wmemchr(const wchar_t *__s, wchar_t __c, size_t __n);
extern size_t wcslen(const wchar_t *__s);
extern wchar_t *wmemset(wchar_t *__s, wchar_t __c, size_t __n);
extern size_t wcsftime(wchar_t *__restrict __s, size_t __maxsize,
                       const wchar_t *__restrict __format, const struct tm *__restrict __tp);
extern wint_t btowc(int __c);
extern int wctob(wint_t __c);
extern int mbsinit(const mbstate_t *__ps);
extern size_t mbrlen(const char *__restrict __s, size_t __n, mbstate_t *__restrict __ps);
extern size_t mbrtowc(wchar_t *__restrict __pwc, const char *__restrict __s, size_t __n,
                      mbstate_t *__restrict __p);
extern size_t wcrtomb(char *__restrict __s, wchar_t __wc, mbstate_t *__restrict __ps);
extern size_t mbsrtowcs(wchar_t *__restrict __dst, const char **__restrict __src, size_t __len,
                        mbstate_t *__restrict __ps);
extern size_t wcsrtombs(char *__restrict __dst, const wchar_t **__restrict __src, size_t __len,
                        mbstate_t *__restrict __ps);
#ifdef __USE_POSIX
extern wchar_t *wcsdup(const wchar_t *__s) __attribute__((__malloc__));
extern size_t wcsnlen(const wchar_t *__s, size_t __maxlen);
extern int wcscasecmp(const wchar_t *__s1, const wchar_t *__s2);
extern int wcsncasecmp(const wchar_t *__s1, const wchar_t *__s2, size_t __n);
extern wchar_t *wcpcpy(wchar_t *__restrict __dest, const wchar_t *__restrict __src);
extern wchar_t *wcpncpy(wchar_t *__restrict __dest, const wchar_t *__restrict __src, size_t __n);
extern size_t mbsnrtowcs(wchar_t *__restrict __dst, const char **__restrict __src, size_t __nmc,
                         size_t __len, mbstate_t *__restrict __ps);
extern size_t wcsnrtombs(char *__restrict __dst, const wchar_t **__restrict __src, size_t __nwc,
                         size_t __len, mbstate_t *__restrict __ps);
extern FILE *open_wmemstream(wchar_t **__bufloc, size_t *__sizeloc);
#endif
#ifdef __USE_XOPEN
extern int wcwidth(wchar_t __c);
extern int wcswidth(const wchar_t *__s, size_t __n);
#endif
#endif
