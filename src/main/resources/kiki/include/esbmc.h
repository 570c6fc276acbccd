/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ESBMC_H
#define _ESBMC_H 1

/* ESBMC's own functions under the names that its header gives them. */
#define ESBMC_assert(condition, text) __ESBMC_assert(condition, text)
#define ESBMC_assume(condition) __ESBMC_assume(condition)

#endif
