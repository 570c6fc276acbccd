// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ fread(void *to, __SIZE_TYPE__ size, __SIZE_TYPE__ count, void *stream);
__SIZE_TYPE__ fread_unlocked(void *to, __SIZE_TYPE__ size, __SIZE_TYPE__ count, void *stream) {
  return fread(to, size, count, stream);
}
