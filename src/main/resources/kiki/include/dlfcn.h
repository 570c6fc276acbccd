/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _DLFCN_H
#define _DLFCN_H 1
#include <features.h>
#define RTLD_LAZY 0x00001
#define RTLD_NOW 0x00002
#define RTLD_GLOBAL 0x00100
#define RTLD_LOCAL 0
#ifdef __USE_GNU
#define RTLD_NEXT ((void *)-1l)
#define RTLD_DEFAULT ((void *)0)
#endif
extern void *dlopen(const char *__file, int __mode);
extern int dlclose(void *__handle);
extern void *dlsym(void *__restrict __handle, const char *__restrict __name);
extern char *dlerror(void);
#endif
