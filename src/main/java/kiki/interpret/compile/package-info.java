// SPDX-License-Identifier: Apache-2.0
/** Functions of a program to closures over the machine, each when it is first called. */
package kiki.interpret.compile;
