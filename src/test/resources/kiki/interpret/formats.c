#include <stdio.h>
#include <stddef.h>
int main(void) {
  int n1 = 0, n2 = 0;
  printf("[%d][%5d][%-5d][%05d][%+d][% d][%.3d][%8.3d][%-8.3d|\n", 42, 42, 42, 42, 42, 42, 7, 7, 7);
  printf("[%d][%i][%u][%x][%X][%o][%#x][%#o][%#X]\n", -42, -1, -1, 255, 255, 8, 255, 8, 0);
  printf("[%hhd][%hd][%ld][%lld][%zu][%td][%jd]\n", 300, 70000, -5L, 1LL << 40, (size_t)7, (ptrdiff_t)-3, 9LL);
  printf("[%hhu][%hu][%lu][%llu][%llx]\n", 300, 70000, 5UL, ~0ULL, ~0ULL);
  printf("[%c][%3c][%-3c][%s][%8s][%-8s][%.2s][%*d][%-*d][%.*f]\n", 'a', 'b', 'c', "str", "str", "str", "str", 6, 1, 6, 2, 2, 3.14159);
  printf("%f %f %f %.0f %#.0f %.10f %10.2f %-10.2f| %+f % f %010.3f\n", 0.0, -0.0, 1.5, 2.5, 2.5, 0.1, 3.14159, 3.14159, 1.0, 1.0, -1.5);
  printf("%e %E %.0e %.3e %e %e\n", 12345.678, 0.00012, 5.5, 9.9996, 0.0, 1e300);
  printf("%g %g %g %g %g %#g %G %g %g\n", 100000.0, 1000000.0, 0.0001, 0.00001, 123456789.0, 1.0, 1e-10, 0.0, 2.50);
  printf("%a %a %a %a %.2a %A %a\n", 1.0, 0.1, -3.75, 0.0, 1.999, 255.5, 5e-324);
  printf("%Lf %Le %Lg %La %La\n", 1.5L, 2.25L, 1e10L, 1.0L, 0.1L);
  printf("%f %e %g %F\n", 1.0 / 0.0, -1.0 / 0.0, 1.0 / 0.0, 1.0 / 0.0);
  printf("%f %.20f %.17g\n", 1e22, 0.1, 0.1);
  printf("100%% %s %c\n", (char *)0 ? "x" : "y", 'z');
  printf("count%n and%n\n", &n1, &n2);
  printf("%d %d\n", n1, n2);
  printf("[%5s][%-5s][%05d][%+.2e][%x]\n", "abcdefg", "ab", -12, 12345.6789, 0);
  printf("[%.0d][%.0d][%5.0d|\n", 0, 1, 0);
  printf("%d\n", printf("hello\n"));
  char buffer[32];
  int k = snprintf(buffer, sizeof buffer, "%s-%d-%c", "text", 17, '!');
  printf("%s %d\n", buffer, k);
  k = snprintf(buffer, 5, "%d", 123456789);
  printf("%s %d\n", buffer, k);
  k = sprintf(buffer, "%05.1f|%x", 3.25, 48879);
  printf("%s %d\n", buffer, k);
  puts("puts");
  putchar('q');
  putchar('\n');
  fputs("fputs\n", stdout);
  fprintf(stdout, "%s\n", "fprintf");
  fputc('c', stdout);
  fputc('\n', stdout);
  return 3;
}
