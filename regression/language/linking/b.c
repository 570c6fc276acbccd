struct Opaque { int value; };
struct Opaque thing;
int table[] = {7, 8, 9};
int *shared = table;
inline int twice(int x) { return 2 * x; }
extern int twice(int);

struct Opaque *make(int v) {
  thing.value = v;
  return &thing;
}

int value(const struct Opaque *p) { return p->value; }
