#include <assert.h>

constexpr int N = 4;
static_assert(N == 4 && __builtin_ffs(8) == 4);
enum Small : unsigned char { FIRST, SECOND };
typeof_unqual(const int) written;
thread_local int own;
unsigned _BitInt(9) nondet_nine(void);

[[nodiscard]] static int digits(void) { return 0b1010'1010 + 1'000; }

int main() {
  int a[N] = {};
  auto half = 0.5;
  bool yes = true;
  int *none = nullptr;
  alignas(16) char c = alignof(int);
  written = own++;
  assert(digits() == 1170 && a[N - 1] == 0 && half + half == 1 && yes && !none && c == 4);
  assert(sizeof(enum Small) == 1 && sizeof half == sizeof(double));
  unsigned _BitInt(9) nine = nondet_nine();
  assert(nine + 1 <= 512 && sizeof nine == 2);
  goto end;
end:
}
