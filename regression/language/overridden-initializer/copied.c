struct point {
  int x, y;
};
struct named {
  struct point at;
};
int main(void) {
  struct point p = {1, 2};
  struct named n = {.at = p, .at.y = 4};
  return n.at.x;
}
