// SPDX-License-Identifier: Apache-2.0
/**
 * Validation of witnesses: a program and a witness about it → confirmed, rejected or unknown. The
 * claims of a witness are woven into the program, whose verification then judges them.
 */
package kiki.api.witness;
