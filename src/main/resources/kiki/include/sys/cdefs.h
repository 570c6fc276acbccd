/* SPDX-License-Identifier: Apache-2.0 */
/* Decorations that code written for glibc uses in its own declarations. */
#ifndef _SYS_CDEFS_H
#define _SYS_CDEFS_H 1

#ifndef _FEATURES_H
#include <features.h>
#endif

#define __BEGIN_DECLS
#define __END_DECLS
#define __P(args) args
#define __PMT(args) args
#define __CONCAT(x, y) x##y
#define __STRING(x) #x
#define __ptr_t void *
#define __THROW __attribute__((__nothrow__))
#define __THROWNL __attribute__((__nothrow__))
#define __NTH(fct) __attribute__((__nothrow__)) fct
#define __nonnull(params) __attribute__((__nonnull__ params))
#define __wur
#define __attribute_malloc__ __attribute__((__malloc__))
#define __attribute_pure__ __attribute__((__pure__))
#define __attribute_const__ __attribute__((__const__))
#define __attribute_used__ __attribute__((__used__))
#define __attribute_noinline__ __attribute__((__noinline__))
#define __attribute_deprecated__ __attribute__((__deprecated__))
#define __attribute_warn_unused_result__ __attribute__((__warn_unused_result__))
#define __attribute_deprecated_msg__(text) __attribute__((__deprecated__(text)))
#define __attribute_format_arg__(x) __attribute__((__format_arg__(x)))
#define __attribute_format_strfmon__(a, b)
#define __attribute_nonstring__
#define __attribute_returns_twice__ __attribute__((__returns_twice__))
#define __attribute_copy__(arg)
#define __attribute_alloc_size__(params)
#define __attribute_alloc_align__(param)
#define __attribute_artificial__
#define __attribute_maybe_unused__ __attribute__((__unused__))
#define __attribute_nonnull__(params) __attribute__((__nonnull__ params))
#define __returns_nonnull __attribute__((__returns_nonnull__))
#define __attr_access(x)
#define __attr_access_none(argno)
#define __attr_dealloc(dealloc, argno)
#define __attr_dealloc_free
#define __fortified_attr_access(a, o, s)
#define __NTHNL(fct) __attribute__((__nothrow__)) fct
#define __COLD
#define __LEAF
#define __LEAF_ATTR
#define __flexarr []
#define __glibc_c99_flexarr_available 1
#define __restrict_arr __restrict
#define __fortify_function extern __inline __attribute__((__always_inline__, __gnu_inline__))
#define __extern_inline extern __inline __attribute__((__gnu_inline__))
#define __extern_always_inline \
  extern __inline __attribute__((__always_inline__, __gnu_inline__))
#define __REDIRECT(name, proto, alias) name proto
#define __REDIRECT_NTH(name, proto, alias) name proto __THROW
#define __REDIRECT_NTHNL(name, proto, alias) name proto __THROWNL
#define __LDBL_REDIR_DECL(name)
#define __always_inline __inline __attribute__((__always_inline__))
#define __glibc_unlikely(cond) __builtin_expect((cond), 0)
#define __glibc_likely(cond) __builtin_expect((cond), 1)

#endif
