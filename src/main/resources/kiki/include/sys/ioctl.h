/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_IOCTL_H
#define _SYS_IOCTL_H 1
#include <features.h>
struct winsize {
  unsigned short int ws_row;
  unsigned short int ws_col;
  unsigned short int ws_xpixel;
  unsigned short int ws_ypixel;
};
#define _IOC(dir, type, nr, size) (((dir) << 30) | ((size) << 16) | ((type) << 8) | (nr))
#define _IO(type, nr) _IOC(0U, (type), (nr), 0)
#define _IOW(type, nr, size) _IOC(1U, (type), (nr), sizeof(size))
#define _IOR(type, nr, size) _IOC(2U, (type), (nr), sizeof(size))
#define _IOWR(type, nr, size) _IOC(3U, (type), (nr), sizeof(size))
#define TCGETS 0x5401
#define TCSETS 0x5402
#define TIOCSCTTY 0x540E
#define TIOCGPGRP 0x540F
#define TIOCSPGRP 0x5410
#define TIOCGWINSZ 0x5413
#define TIOCSWINSZ 0x5414
#define FIONREAD 0x541B
#define TIOCNOTTY 0x5422
#define FIONBIO 0x5421
extern int ioctl(int __fd, unsigned long int __request, ...);
#endif
