// SPDX-License-Identifier: Apache-2.0
static int calls;
__attribute__((constructor)) void prepare(void) { calls++; }
int ready(void) { return calls; }
