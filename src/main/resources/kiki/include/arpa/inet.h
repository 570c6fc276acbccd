/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ARPA_INET_H
#define _ARPA_INET_H 1
#include <features.h>
#include <netinet/in.h>
extern in_addr_t inet_addr(const char *__cp);
extern char *inet_ntoa(struct in_addr __in);
extern int inet_pton(int __af, const char *__restrict __cp, void *__restrict __buf);
extern const char *inet_ntop(int __af, const void *__restrict __cp, char *__restrict __buf,
                             socklen_t __len);
#ifdef __USE_MISC
extern int inet_aton(const char *__cp, struct in_addr *__inp);
extern in_addr_t inet_network(const char *__cp);
#endif
#endif
