// SPDX-License-Identifier: Apache-2.0
package kiki.options;

/** The platform that programs are for: gcc on Linux (System V ABI). */
public enum DataModel {
  /** i386: {@code int}, {@code long} and pointers have 32 bits. */
  ILP32,
  /** x86-64: {@code long} and pointers have 64 bits. */
  LP64
}
