// SPDX-License-Identifier: Apache-2.0
/** Verifies a project on a cluster of Apache Spark: a task for each function. See ADR 55. */
package kiki.spark;
