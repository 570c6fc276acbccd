// SPDX-License-Identifier: Apache-2.0
unsigned __kiki_safe_format_magnitude(int value) {
  return value < 0 ? 0u - (unsigned)value : (unsigned)value;
}
