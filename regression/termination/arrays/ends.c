/* Every entry leads to a greater index. */
int main(void) {
  unsigned char next[4] = {2, 3, 3, 4};
  unsigned char i = 0;
  while (i < 4)
    i = next[i];
  return 0;
}
