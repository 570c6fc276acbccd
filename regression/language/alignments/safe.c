#include <assert.h>
#include <stddef.h>

_Alignas(16) int first;
int __attribute__((aligned(32))) second;
int *__attribute__((aligned(64))) third;
void called(void) __attribute__((aligned(256)));
void called(void) {}

struct padded { char c; int *__attribute__((aligned(32))) p; char d; };
struct eight { char c; } __attribute__((aligned(8)));
struct eight __attribute__((aligned(32))) wide;
typedef int *__attribute__((aligned(16))) apart;
struct holder { char c; apart x; };

int main(void) {
  assert(__alignof__(first) == 16 && __alignof__(second) == 32 && __alignof__(third) == 64);
  assert(__alignof__(called) == 256);
  assert(offsetof(struct padded, p) == 32 && sizeof(struct padded) == 64);
  assert(__alignof__(wide) == 32 && sizeof wide == 8 && __alignof__(struct eight) == 8);
  assert(offsetof(struct holder, x) == 16);
  assert(((__SIZE_TYPE__)&third & 63) == 0 && ((__SIZE_TYPE__)&wide & 31) == 0);
  return 0;
}
