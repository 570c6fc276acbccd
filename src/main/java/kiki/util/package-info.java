// SPDX-License-Identifier: Apache-2.0
/**
 * What every stage needs and no stage owns: source locations, exact integers and floating-point
 * values. Depends on nothing.
 */
package kiki.util;
