// SPDX-License-Identifier: Apache-2.0
package kiki.sat.proof;

/** A proof has a step that does not follow, or does not prove what was answered. */
public final class ProofRejection extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ProofRejection(String message) {
    super(message);
  }
}
