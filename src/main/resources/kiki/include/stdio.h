/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.21, and what POSIX adds. */
#ifndef _STDIO_H
#define _STDIO_H 1

#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
#include <bits/file.h>
#include <bits/mbstate.h>

typedef __builtin_va_list __gnuc_va_list;
typedef struct {
  __off_t __pos;
  __mbstate_t __state;
} fpos_t;

#ifdef __USE_POSIX
typedef __gnuc_va_list va_list;
typedef __off_t off_t;
typedef __ssize_t ssize_t;
#endif

#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define BUFSIZ 8192
#define EOF (-1)
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define L_tmpnam 20
#define TMP_MAX 238328
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#if defined __USE_MISC || defined __USE_XOPEN
#define P_tmpdir "/tmp"
#endif

extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr

extern int remove(const char *__filename);
extern int rename(const char *__old, const char *__new);
extern FILE *tmpfile(void);
extern char *tmpnam(char *__s);
extern int fclose(FILE *__stream);
extern int fflush(FILE *__stream);
extern FILE *fopen(const char *__restrict __filename, const char *__restrict __modes);
extern FILE *freopen(const char *__restrict __filename, const char *__restrict __modes,
                     FILE *__restrict __stream);
extern void setbuf(FILE *__restrict __stream, char *__restrict __buf);
extern int setvbuf(FILE *__restrict __stream, char *__restrict __buf, int __modes, size_t __n);

extern int fprintf(FILE *__restrict __stream, const char *__restrict __format, ...);
extern int printf(const char *__restrict __format, ...);
extern int sprintf(char *__restrict __s, const char *__restrict __format, ...);
extern int snprintf(char *__restrict __s, size_t __maxlen, const char *__restrict __format, ...);
extern int vfprintf(FILE *__restrict __s, const char *__restrict __format, __gnuc_va_list __arg);
extern int vprintf(const char *__restrict __format, __gnuc_va_list __arg);
extern int vsprintf(char *__restrict __s, const char *__restrict __format, __gnuc_va_list __arg);
extern int vsnprintf(char *__restrict __s, size_t __maxlen, const char *__restrict __format,
                     __gnuc_va_list __arg);
extern int fscanf(FILE *__restrict __stream, const char *__restrict __format, ...);
extern int scanf(const char *__restrict __format, ...);
extern int sscanf(const char *__restrict __s, const char *__restrict __format, ...);
extern int vfscanf(FILE *__restrict __s, const char *__restrict __format, __gnuc_va_list __arg);
extern int vscanf(const char *__restrict __format, __gnuc_va_list __arg);
extern int vsscanf(const char *__restrict __s, const char *__restrict __format,
                   __gnuc_va_list __arg);

extern int fgetc(FILE *__stream);
extern int getc(FILE *__stream);
extern int getchar(void);
extern int fputc(int __c, FILE *__stream);
extern int putc(int __c, FILE *__stream);
extern int putchar(int __c);
extern char *fgets(char *__restrict __s, int __n, FILE *__restrict __stream);
extern int fputs(const char *__restrict __s, FILE *__restrict __stream);
extern int puts(const char *__s);
extern int ungetc(int __c, FILE *__stream);
extern size_t fread(void *__restrict __ptr, size_t __size, size_t __n, FILE *__restrict __stream);
extern size_t fwrite(const void *__restrict __ptr, size_t __size, size_t __n,
                     FILE *__restrict __s);
/* Withdrawn from C11, but old programs still call it. */
extern char *gets(char *__s) __attribute__((__deprecated__));

extern int fseek(FILE *__stream, long int __off, int __whence);
extern long int ftell(FILE *__stream);
extern void rewind(FILE *__stream);
extern int fgetpos(FILE *__restrict __stream, fpos_t *__restrict __pos);
extern int fsetpos(FILE *__stream, const fpos_t *__pos);
extern void clearerr(FILE *__stream);
extern int feof(FILE *__stream);
extern int ferror(FILE *__stream);
extern void perror(const char *__s);

#ifdef __USE_POSIX
#define L_ctermid 9
extern FILE *fdopen(int __fd, const char *__modes);
extern FILE *fmemopen(void *__s, size_t __len, const char *__modes);
extern FILE *open_memstream(char **__bufloc, size_t *__sizeloc);
extern int fileno(FILE *__stream);
extern FILE *popen(const char *__command, const char *__modes);
extern int pclose(FILE *__stream);
extern char *ctermid(char *__s);
extern int dprintf(int __fd, const char *__restrict __fmt, ...);
extern int vdprintf(int __fd, const char *__restrict __fmt, __gnuc_va_list __arg);
extern int fseeko(FILE *__stream, __off_t __off, int __whence);
extern __off_t ftello(FILE *__stream);
extern int getc_unlocked(FILE *__stream);
extern int getchar_unlocked(void);
extern int putc_unlocked(int __c, FILE *__stream);
extern int putchar_unlocked(int __c);
extern __ssize_t getdelim(char **__restrict __lineptr, size_t *__restrict __n, int __delimiter,
                          FILE *__restrict __stream);
extern __ssize_t getline(char **__restrict __lineptr, size_t *__restrict __n,
                         FILE *__restrict __stream);
extern void flockfile(FILE *__stream);
extern int ftrylockfile(FILE *__stream);
extern void funlockfile(FILE *__stream);
extern int renameat(int __oldfd, const char *__old, int __newfd, const char *__new);
#endif

#if defined __USE_MISC || defined __USE_XOPEN
extern char *tempnam(const char *__dir, const char *__pfx);
extern int getw(FILE *__stream);
extern int putw(int __w, FILE *__stream);
#endif

#ifdef __USE_MISC
extern void setbuffer(FILE *__restrict __stream, char *__restrict __buf, size_t __size);
extern void setlinebuf(FILE *__stream);
extern int fflush_unlocked(FILE *__stream);
extern int fgetc_unlocked(FILE *__stream);
extern int fputc_unlocked(int __c, FILE *__stream);
extern size_t fread_unlocked(void *__restrict __ptr, size_t __size, size_t __n,
                             FILE *__restrict __stream);
extern size_t fwrite_unlocked(const void *__restrict __ptr, size_t __size, size_t __n,
                              FILE *__restrict __stream);
extern void clearerr_unlocked(FILE *__stream);
extern int feof_unlocked(FILE *__stream);
extern int ferror_unlocked(FILE *__stream);
extern int fileno_unlocked(FILE *__stream);
#endif

#ifdef __USE_GNU
extern int asprintf(char **__restrict __ptr, const char *__restrict __fmt, ...);
extern int vasprintf(char **__restrict __ptr, const char *__restrict __f, __gnuc_va_list __arg);
extern char *fgets_unlocked(char *__restrict __s, int __n, FILE *__restrict __stream);
extern int fputs_unlocked(const char *__restrict __s, FILE *__restrict __stream);
extern int fcloseall(void);
extern char *cuserid(char *__s);
#endif

#endif
