// SPDX-License-Identifier: Apache-2.0
/** The names of a file and what they mean where; the function being checked; complaints. */
package kiki.cfront.check.scope;
