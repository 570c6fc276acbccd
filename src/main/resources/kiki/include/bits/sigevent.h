/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_SIGEVENT_H
#define _BITS_SIGEVENT_H 1
#include <bits/sigval.h>
typedef union pthread_attr_t pthread_attr_t;
typedef struct sigevent {
  __sigval_t sigev_value;
  int sigev_signo;
  int sigev_notify;
  union {
    int _pad[(64 - 2 * sizeof(int) - sizeof(__sigval_t)) / sizeof(int)];
    int _tid;
    struct {
      void (*_function)(__sigval_t);
      pthread_attr_t *_attribute;
    } _sigev_thread;
  } _sigev_un;
} sigevent_t;
#define sigev_notify_function _sigev_un._sigev_thread._function
#define sigev_notify_attributes _sigev_un._sigev_thread._attribute
enum { SIGEV_SIGNAL = 0, SIGEV_NONE, SIGEV_THREAD, SIGEV_THREAD_ID = 4 };
#endif
