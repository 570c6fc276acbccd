// SPDX-License-Identifier: Apache-2.0
unsigned long long __kiki_safe_format_long_magnitude(long long value) {
  return value < 0 ? 0ull - (unsigned long long)value : (unsigned long long)value;
}
