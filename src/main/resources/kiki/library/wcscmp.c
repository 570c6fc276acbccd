int wcscmp(const __WCHAR_TYPE__ *a, const __WCHAR_TYPE__ *b) {
  while (*a != 0 && *a == *b) {
    a++;
    b++;
  }
  return (*a > *b) - (*a < *b);
}
