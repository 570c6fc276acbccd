#include <string.h>
char text[16] = "ab";

int main(void) {
  strcpy(text + DISTANCE, text);
  return 0;
}
