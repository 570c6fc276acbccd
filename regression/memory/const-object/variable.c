const int c = 1;

int main(void) {
  *(int *)&c = 2;
}
