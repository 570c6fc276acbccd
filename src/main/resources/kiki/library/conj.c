// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.4. */
double _Complex conj(double _Complex z) { return ~z; }
