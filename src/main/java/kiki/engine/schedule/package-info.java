/** Which engine runs when, on which properties, and beside which others. */
package kiki.engine.schedule;
