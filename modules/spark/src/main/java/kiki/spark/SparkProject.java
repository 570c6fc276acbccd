// SPDX-License-Identifier: Apache-2.0
package kiki.spark;

import java.util.List;
import java.util.Optional;
import kiki.api.InputError;
import kiki.options.UsageError;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.command.ProjectCommand;
import kiki.project.command.Terminal;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * {@code spark-submit --class kiki.spark.SparkProject kiki-spark.jar [FOLDER] [OPTION...]}: what
 * {@code kiki project} does, on a cluster. The folder must have the same name on all machines.
 */
public final class SparkProject {
  private static final String SPECULATION = "spark.speculation";
  private static final String FAILURES = "spark.task.maxFailures";

  /** Spark's own default. */
  private static final int DEFAULT_FAILURES = 4;

  private SparkProject() {}

  public static void main(String[] arguments) {
    SparkConf settings = new SparkConf().setIfMissing("spark.app.name", "kiki project");
    // The end of a stage waits for its last function: a second copy may be on a faster machine.
    settings.setIfMissing(SPECULATION, "true");
    int code;
    try (JavaSparkContext spark = new JavaSparkContext(settings)) {
      code = run(List.of(arguments), spark, settings.getInt(FAILURES, DEFAULT_FAILURES));
    }
    System.exit(code);
  }

  private static int run(List<String> words, JavaSparkContext spark, int attempts) {
    FunctionTask task = new FunctionTask(words, System.getProperty("user.dir"), attempts);
    try {
      return code(
          new ProjectCommand(new Standard(), Optional.of(new SparkVerification(spark, task)))
              .run(words));
    } catch (UsageError e) {
      System.err.println("kiki: " + e.getMessage());
      return 1;
    } catch (InputError e) {
      System.err.println("kiki: " + e.getMessage());
      return 6;
    }
  }

  /** As the command line has them. */
  private static int code(Status status) {
    return switch (status) {
      case PROVED -> 0;
      case FAILED -> 10;
      case CONDITIONAL, UNKNOWN -> 5;
    };
  }

  /** Standard output and error; Spark has a progress bar of its own. */
  private static final class Standard implements Terminal {
    @Override
    public void print(String line) {
      System.out.println(line);
    }

    @Override
    public void error(String line) {
      System.err.println(line);
    }

    @Override
    public void progress(String line) {}

    @Override
    public void enter(Activity activity) {}

    @Override
    public void leave() {}
  }
}
