// SPDX-License-Identifier: Apache-2.0
/**
 * Tests out of proofs: a program and criteria come in, a small test suite and the goals that are
 * proved unreachable go out.
 */
package kiki.api.coverage;
