// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import kiki.project.answer.FunctionAnswer;
import kiki.project.plan.ProjectEntry;

/** Told what happens to a project, from several threads. */
public interface ProjectListener {
  /** Hears nothing. */
  ProjectListener NONE = new ProjectListener() {};

  /** Where an answer is from. */
  enum Origin {
    STORE,
    VERIFICATION
  }

  /** A file is about to be read. */
  default void reading(String file) {}

  /** It is known how many functions there are to look at. */
  default void planned(int functions) {}

  /** A function is about to be looked at. */
  default void begun(ProjectEntry entry) {}

  /** A function is done with. */
  default void answered(FunctionAnswer answer, Origin origin) {}

  /** A function is left out: it is the same as in the revision that is compared with. */
  default void unchanged(ProjectEntry entry) {}

  /** Something the user should know, which ends nothing. */
  default void warning(String message) {}
}
