char *strcat(char *to, const char *from) {
  __SIZE_TYPE__ end = 0;
  while (to[end] != 0)
    end++;
  __SIZE_TYPE__ i = 0;
  while ((to[end + i] = from[i]) != 0)
    i++;
  return to;
}
