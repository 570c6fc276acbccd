/* All intrinsics are in one header. */
#include <immintrin.h>
