// What was copied last is not what is compared.
void __CPROVER_assert(_Bool, const char *);
int main(void)
{
  int a[100000], b[100000], c[100000];
  for (int i = 0; i < 100000; i++)
    c[i] = a[i];
  for (int i = 0; i < 100000; i++)
    c[i] = b[i];
  for (int i = 0; i < 100000; i++)
    __CPROVER_assert(a[i] == c[i], "the first copy is still there");
}
