/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.30 */
#ifndef _WCTYPE_H
#define _WCTYPE_H 1
#include <features.h>
typedef __WINT_TYPE__ wint_t;
typedef unsigned long int wctype_t;
typedef const __INT32_TYPE__ *wctrans_t;
#ifndef WEOF
#define WEOF (0xffffffffu)
#endif
extern int iswalnum(wint_t __wc);
extern int iswalpha(wint_t __wc);
extern int iswblank(wint_t __wc);
extern int iswcntrl(wint_t __wc);
extern int iswdigit(wint_t __wc);
extern int iswgraph(wint_t __wc);
extern int iswlower(wint_t __wc);
extern int iswprint(wint_t __wc);
extern int iswpunct(wint_t __wc);
extern int iswspace(wint_t __wc);
extern int iswupper(wint_t __wc);
extern int iswxdigit(wint_t __wc);
extern int iswctype(wint_t __wc, wctype_t __desc);
extern wctype_t wctype(const char *__property);
extern wint_t towlower(wint_t __wc);
extern wint_t towupper(wint_t __wc);
extern wint_t towctrans(wint_t __wc, wctrans_t __desc);
extern wctrans_t wctrans(const char *__property);
#endif
