// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kiki.engine.CSubject;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Replay;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.ssa.form.Ssa;
import org.junit.jupiter.api.Test;

/** Executions that come back, found by the solver or by running on. */
class LassoTest {
  private static final int UNWINDINGS = 3;

  private final Ledger ledger = Ledger.of(List.of(CSubject.END), CSubject.listener());

  private Verdict after(Session session, Runnable search) {
    search.run();
    for (int k = 1; k < UNWINDINGS && ledger.isOpen(CSubject.END); k++) {
      session.unwind();
      search.run();
    }
    return ledger.close("nothing found").get(CSubject.END);
  }

  private Verdict found(String text) {
    CSubject subject = CSubject.checked(text);
    Session session = subject.session(Ssa.Mode.FROM_START);
    LassoReplay replay = new LassoReplay(subject.program(), () -> false);
    LassoFinder finder = new LassoFinder(session, ledger, replay, CSubject.END);
    return after(session, finder::search);
  }

  private Verdict run(String text) {
    CSubject subject = CSubject.checked(text);
    Session session = subject.session(Ssa.Mode.FROM_START);
    LassoRuns runs = new LassoRuns(session, subject.program(), () -> false);
    return after(
        session,
        () ->
            runs.search(LassoRuns.Effort.FULL)
                .ifPresent(found -> ledger.decide(CSubject.END, found)));
  }

  @Test
  void aStateThatRecurs() {
    assertInstanceOf(
        Verdict.Refuted.class,
        found(
            "int main(void) { int x = nondet_int(), d = nondet_int();"
                + " if (x < 9) while (x != 9) x = d - x; }"));
  }

  @Test
  void noStateRecurs() {
    String text = "int main(void) { unsigned x = nondet_uint(); while (x > 5) x--; }";
    assertInstanceOf(Verdict.Unknown.class, found(text));
    assertInstanceOf(Verdict.Unknown.class, new LassoTest().run(text));
  }

  @Test
  void overflowIsNoWayBack() {
    String text =
        "int main(void) { int x = nondet_int(); while (x > 0)" + " x = (x + 1073741824) * 2; }";
    assertInstanceOf(Verdict.Unknown.class, found(text));
    assertInstanceOf(Verdict.Unknown.class, new LassoTest().run(text));
  }

  @Test
  void runsGoAroundLongCycles() {
    assertInstanceOf(
        Verdict.Refuted.class,
        run("int main(void) { unsigned char x = nondet_uchar(); while (x != 256) x++; }"));
  }

  @Test
  void runsChooseInputs() {
    assertInstanceOf(
        Verdict.Refuted.class,
        run(
            "int main(void) { int x = 3; while (x > 0 && x < 9)"
                + " x += nondet_int() > 0 ? 1 : -2; }"));
  }

  private Optional<String> mismatch(String text, Consumer<Session> prepare, boolean endless) {
    CSubject subject = CSubject.checked(text);
    Session session = subject.session(Ssa.Mode.FROM_START);
    prepare.accept(session);
    Counterexample start = new ModelReader(session).counterexample();
    Replay replay =
        endless
            ? new EndlessReplay(subject.program(), () -> false)
            : new LassoReplay(subject.program(), () -> false);
    return replay.mismatch(CSubject.END, start);
  }

  private static void goesOn(Session session) {
    assertEquals(Answer.SAT, session.checkFromStart(session.ssa().needsMore()));
  }

  @Test
  void replaysRejectRunsThatEnd() {
    String ends = "int main(void) { unsigned char x = nondet_uchar(); while (x > 5) x--; }";
    assertTrue(mismatch(ends, LassoTest::goesOn, false).isPresent());
    assertTrue(mismatch(ends, LassoTest::goesOn, true).isPresent());
  }

  @Test
  void replaysRejectUndefinedRuns() {
    String overflows =
        "int main(void) { int x = nondet_int(); if (x > 2147483000) while (x > 0) x++; }";
    assertTrue(mismatch(overflows, LassoTest::goesOn, true).orElseThrow().contains("undefined"));
    assertTrue(mismatch(overflows, LassoTest::goesOn, false).orElseThrow().contains("undefined"));
  }

  @Test
  void replaysAcceptRunsThatGoOn() {
    String stays = "int main(void) { int x = nondet_int(); while (1) x = 1 - x % 2; }";
    assertEquals(Optional.empty(), mismatch(stays, LassoTest::goesOn, true));
  }

  @Test
  void aCallThatLeadsToItself() {
    assertInstanceOf(
        Verdict.Refuted.class,
        run(
            "int g(int x) { return x <= 0 ? 1 : g(g(x - 1) + 1); }"
                + " int main(void) { g(nondet_int()); }"));
  }

  /** It is made with the same again only after the first one has returned. */
  @Test
  void aCallThatIsRepeated() {
    assertInstanceOf(
        Verdict.Unknown.class,
        run(
            "int g(int x) { return x <= 0 ? 1 : g(x - 1) + g(x - 1); }"
                + " int main(void) { int x = nondet_int(); if (x < 9) g(x); }"));
  }

  /** What the pointer leads to is not among the arguments. */
  @Test
  void aCallThatDependsOnItsCaller() {
    assertInstanceOf(
        Verdict.Unknown.class,
        run(
            "int g(int *p) { return *p <= 0 ? 1 : (--*p, g(p)); }"
                + " int main(void) { int x = nondet_int(); if (x < 9) g(&x); }"));
  }
}
