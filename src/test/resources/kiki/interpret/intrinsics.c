#include <immintrin.h>
#include <stdio.h>
static void s(const char *n, __m128i v) { long long a[2]; _mm_storeu_si128((__m128i *)a, v); printf("%s %llx %llx\n", n, a[0], a[1]); }
static void p(const char *n, __m128 v) { float a[4]; _mm_storeu_ps(a, v); printf("%s %a %a %a %a\n", n, a[0], a[1], a[2], a[3]); }
int main(void) {
  __m128i a = _mm_set_epi32(0x7fffffff, -5, 300, 0x12345678), b = _mm_setr_epi16(1, -2, 3000, 32767, -32768, 5, 6, 7);
  __m128i c = _mm_set_epi8(1,2,3,4,5,6,7,8,9,10,-11,120,13,-128,15,127);
#define B(f) s(#f, f(a, b)); s(#f, f(b, c)); s(#f, f(c, a));
  B(_mm_add_epi8) B(_mm_add_epi16) B(_mm_add_epi32) B(_mm_add_epi64) B(_mm_sub_epi8) B(_mm_sub_epi16) B(_mm_sub_epi32) B(_mm_sub_epi64)
  B(_mm_adds_epi8) B(_mm_adds_epi16) B(_mm_adds_epu8) B(_mm_adds_epu16) B(_mm_subs_epi8) B(_mm_subs_epi16) B(_mm_subs_epu8) B(_mm_subs_epu16)
  B(_mm_mullo_epi16) B(_mm_and_si128) B(_mm_or_si128) B(_mm_xor_si128) B(_mm_andnot_si128) B(_mm_cmpeq_epi8) B(_mm_cmpgt_epi8) B(_mm_cmplt_epi8) B(_mm_cmpeq_epi16) B(_mm_cmpgt_epi16) B(_mm_cmpeq_epi32) B(_mm_cmpgt_epi32) B(_mm_min_epi16) B(_mm_max_epi16) B(_mm_min_epu8) B(_mm_max_epu8)
#define S(f) s(#f, f(a, 3)); s(#f, f(b, 20)); s(#f, f(c, 70));
  S(_mm_slli_epi16) S(_mm_slli_epi32) S(_mm_slli_epi64) S(_mm_srli_epi16) S(_mm_srli_epi32) S(_mm_srli_epi64) S(_mm_srai_epi16) S(_mm_srai_epi32)
  s("sh", _mm_shuffle_epi32(a, _MM_SHUFFLE(0, 1, 3, 2))); s("ins", _mm_insert_epi16(a, 77, 3)); s("set1", _mm_set1_epi8(5)); s("set1", _mm_set1_epi64x(-5)); s("cvt", _mm_cvtsi32_si128(-1));
  printf("%d %d %d %d\n", _mm_extract_epi16(b, 4), _mm_movemask_epi8(c), _mm_cvtsi128_si32(a), (int)_mm_cvtsi128_si64(a));
  __m128 x = _mm_set_ps(1.5f, -2, 3, 0.1f), y = _mm_setr_ps(3, 3, -7, 0.1f);
#define P(f) p(#f, f(x, y));
  P(_mm_add_ps) P(_mm_sub_ps) P(_mm_mul_ps) P(_mm_div_ps) P(_mm_min_ps) P(_mm_max_ps) s("lt", _mm_castps_si128(_mm_cmplt_ps(x, y))); s("ge", _mm_castps_si128(_mm_cmpge_ps(x, y))); p("cv", _mm_cvtepi32_ps(a));
  return 0; }
