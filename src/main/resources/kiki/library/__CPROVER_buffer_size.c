// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_object_size(const void *p);
__PTRDIFF_TYPE__ __CPROVER_POINTER_OFFSET(const void *p);
__SIZE_TYPE__ __CPROVER_buffer_size(const void *p) {
  return __kiki_object_size(p) - __CPROVER_POINTER_OFFSET(p);
}
