/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_UN_H
#define _SYS_UN_H 1
#include <sys/socket.h>
struct sockaddr_un {
  sa_family_t sun_family;
  char sun_path[108];
};
#endif
