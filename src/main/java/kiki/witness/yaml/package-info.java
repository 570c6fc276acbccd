// SPDX-License-Identifier: Apache-2.0
/**
 * The part of YAML that witnesses are written in: text → nodes that know their lines. Block and
 * flow collections, plain, quoted and block scalars, comments; no anchors, tags or several
 * documents.
 */
package kiki.witness.yaml;
