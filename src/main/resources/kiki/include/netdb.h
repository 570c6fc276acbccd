/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _NETDB_H
#define _NETDB_H 1
#include <features.h>
#include <netinet/in.h>
struct hostent {
  char *h_name;
  char **h_aliases;
  int h_addrtype;
  int h_length;
  char **h_addr_list;
#define h_addr h_addr_list[0]
};
struct servent {
  char *s_name;
  char **s_aliases;
  int s_port;
  char *s_proto;
};
struct protoent {
  char *p_name;
  char **p_aliases;
  int p_proto;
};
struct addrinfo {
  int ai_flags;
  int ai_family;
  int ai_socktype;
  int ai_protocol;
  socklen_t ai_addrlen;
  struct sockaddr *ai_addr;
  char *ai_canonname;
  struct addrinfo *ai_next;
};
#define AI_PASSIVE 0x0001
#define AI_CANONNAME 0x0002
#define AI_NUMERICHOST 0x0004
#define AI_NUMERICSERV 0x0400
#define EAI_BADFLAGS -1
#define EAI_NONAME -2
#define EAI_AGAIN -3
#define EAI_FAIL -4
#define EAI_FAMILY -6
#define EAI_MEMORY -10
#define EAI_SYSTEM -11
#define NI_NUMERICHOST 1
#define NI_NUMERICSERV 2
#define NI_MAXHOST 1025
#define NI_MAXSERV 32
extern int *__h_errno_location(void);
#define h_errno (*__h_errno_location())
#define HOST_NOT_FOUND 1
#define TRY_AGAIN 2
#define NO_RECOVERY 3
#define NO_DATA 4
extern struct hostent *gethostbyname(const char *__name);
extern struct hostent *gethostbyaddr(const void *__addr, __socklen_t __len, int __type);
extern struct servent *getservbyname(const char *__name, const char *__proto);
extern struct servent *getservbyport(int __port, const char *__proto);
extern struct protoent *getprotobyname(const char *__name);
extern struct protoent *getprotobynumber(int __proto);
extern int getaddrinfo(const char *__restrict __name, const char *__restrict __service,
                       const struct addrinfo *__restrict __req,
                       struct addrinfo **__restrict __pai);
extern void freeaddrinfo(struct addrinfo *__ai);
extern const char *gai_strerror(int __ecode);
extern int getnameinfo(const struct sockaddr *__restrict __sa, socklen_t __salen,
                       char *__restrict __host, socklen_t __hostlen, char *__restrict __serv,
                       socklen_t __servlen, int __flags);
#ifdef __USE_MISC
extern void herror(const char *__str);
extern const char *hstrerror(int __err_num);
#endif
#endif
