union either {
  int a;
};
int main(void) {
  union either u = {1};
  __VERIFIER_assume(u);
  return 0;
}
