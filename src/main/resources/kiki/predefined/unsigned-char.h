/* SPDX-License-Identifier: Apache-2.0 */
/* With --unsigned-char. */
#define __CHAR_UNSIGNED__ 1
