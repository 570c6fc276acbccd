/* C11 7.12.11.3: encodings of one sign are ordered as the values are. */
float nextafterf(float x, float y) {
  if (x != x)
    return x;
  if (y != y || x == y)
    return y;
  union {
    float value;
    unsigned bits;
  } u = {x};
  if (x == 0) {
    u.bits = 1;
    return y > 0 ? u.value : -u.value;
  }
  if ((x < y) == (x > 0))
    u.bits++;
  else
    u.bits--;
  return u.value;
}
