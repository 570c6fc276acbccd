// SPDX-License-Identifier: Apache-2.0
static REAL signed_like(REAL magnitude, REAL sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
