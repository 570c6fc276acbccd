void __ESBMC_asert(_Bool, const char *);
int main(void) {
  __ESBMC_asert(0, "never checked");
  return 0;
}
