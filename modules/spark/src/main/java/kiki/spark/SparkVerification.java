// SPDX-License-Identifier: Apache-2.0
package kiki.spark;

import java.io.Serializable;
import java.util.List;
import java.util.function.BiConsumer;
import kiki.project.run.RemoteAnswer;
import kiki.project.run.RemoteQuestion;
import kiki.project.run.RemoteVerification;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/** A stage with a task for each function; answers are heard as soon as their tasks end. */
final class SparkVerification implements RemoteVerification {
  private final JavaSparkContext spark;
  private final FunctionTask task;

  SparkVerification(JavaSparkContext spark, FunctionTask task) {
    this.spark = spark;
    this.task = task;
  }

  @Override
  public void verify(
      List<RemoteQuestion> questions, BiConsumer<RemoteQuestion, RemoteAnswer> heard) {
    JavaRDD<RemoteQuestion> tasks = spark.parallelize(questions, questions.size());
    FunctionTask common = task;
    Function1<Iterator<RemoteQuestion>, RemoteAnswer> run =
        (Function1<Iterator<RemoteQuestion>, RemoteAnswer> & Serializable)
            one -> common.answer(one.next());
    Function2<Object, RemoteAnswer, BoxedUnit> hear =
        (part, answer) -> {
          heard.accept(questions.get((Integer) part), answer);
          return BoxedUnit.UNIT;
        };
    spark.sc().runJob(tasks.rdd(), run, hear, ClassTag$.MODULE$.apply(RemoteAnswer.class));
  }
}
