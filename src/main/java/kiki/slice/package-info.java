// SPDX-License-Identifier: Apache-2.0
/**
 * In: a program and what its pointers point to. Out: the part of the program that decides some of
 * its properties, as a program of its own. May depend on program, transform and pointer.
 */
package kiki.slice;
