/* An unsigned counter is never less than zero. */
int main(void) {
  for (unsigned i = 5; i >= 0; i--)
    ;
  return 0;
}
