// SPDX-License-Identifier: Apache-2.0
/**
 * Objects of bytes at concrete addresses: {@link kiki.interpret.memory.MemoryBlock} is one, {@link
 * kiki.interpret.memory.ObjectTable} has those that belong to no activation.
 */
package kiki.interpret.memory;
