// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.4. */
float _Complex conjf(float _Complex z) { return ~z; }
