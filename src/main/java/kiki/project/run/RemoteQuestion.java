// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.io.Serializable;

/**
 * A function that another process is to verify.
 *
 * @param number of the function in the plan
 * @param key equal for equal questions
 */
public record RemoteQuestion(int number, String key) implements Serializable {}
