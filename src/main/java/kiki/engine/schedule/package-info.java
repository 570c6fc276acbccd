// SPDX-License-Identifier: Apache-2.0
/** Which engine runs when, on which properties, and beside which others. */
package kiki.engine.schedule;
