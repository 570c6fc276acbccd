// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static kiki.interpret.ProgramBuilder.AT;
import static kiki.interpret.ProgramBuilder.address;
import static kiki.interpret.ProgramBuilder.bin;
import static kiki.interpret.ProgramBuilder.num;
import static kiki.interpret.ProgramBuilder.test;
import static kiki.interpret.ProgramBuilder.var;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.ProgramState;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.DataModel;
import kiki.program.Expr;
import kiki.program.Expr.BinaryOp;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InterpreterTest {
  private static final PointerType INT_POINTER = new PointerType(IntType.INT);

  private static RunResult run(Program program) {
    return run(program, new ZeroInputs());
  }

  private static RunResult run(Program program, InputSource inputs) {
    return new Interpreter(program).run(RunOptions.replay(inputs, p -> true));
  }

  private static int status(Program program) {
    return assertInstanceOf(Outcome.Finished.class, run(program).outcome()).status();
  }

  private static String violated(Program program) {
    return assertInstanceOf(Outcome.PropertyViolated.class, run(program).outcome())
        .property()
        .name();
  }

  @Test
  void sumsInALoop() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol i = b.declare("i", IntType.INT);
    Symbol s = b.declare("s", IntType.INT);
    Instruction.Label head = new Instruction.Label("head");
    Instruction.Label end = new Instruction.Label("end");
    b.assign(var(i), num(0)).assign(var(s), num(0));
    b.target(head).jump(test(BinaryOp.GREATER, var(i), num(10)), end);
    b.assign(var(s), bin(BinaryOp.ADD, var(s), var(i)));
    b.assign(var(i), bin(BinaryOp.ADD, var(i), num(1)));
    b.jump(Exprs.TRUE, head).target(end).returns(var(s));
    assertEquals(55, status(b.main()));
  }

  @Test
  void signedArithmeticWraps() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol x = b.declare("x", IntType.INT);
    b.assign(var(x), num(Integer.MAX_VALUE));
    b.check(Exprs.not(new Expr.Overflows(BinaryOp.SUBTRACT, var(x), num(1))), "no underflow");
    b.check(test(BinaryOp.LESS, bin(BinaryOp.ADD, var(x), num(1)), num(0)), "wraps");
    b.check(Exprs.not(new Expr.Overflows(BinaryOp.ADD, var(x), num(1))), "overflow");
    assertEquals("overflow", violated(b.main()));
  }

  @Test
  void deepRecursionNeedsNoJavaStack() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol f = ProgramBuilder.functionSymbol("f", IntType.INT, IntType.INT);
    Symbol n = ProgramBuilder.local("n", IntType.INT);
    Symbol r = b.declare("r", IntType.INT);
    Instruction.Label deeper = new Instruction.Label("deeper");
    b.jump(test(BinaryOp.NOT_EQUAL, var(n), num(0)), deeper).returns(num(7)).target(deeper);
    b.call(var(r), f, bin(BinaryOp.SUBTRACT, var(n), num(1))).returns(var(r)).function(f, n);
    Symbol result = b.declare("result", IntType.INT);
    b.call(var(result), f, num(300_000)).returns(var(result));
    assertEquals(7, status(b.main()));
  }

  @ParameterizedTest
  @EnumSource(DataModel.class)
  void aPointerFarOutsideStillBelongsToItsObject(DataModel model) {
    ProgramBuilder b = new ProgramBuilder(model);
    Symbol a = b.declare("a", ArrayType.of(IntType.INT, 4));
    Symbol c = b.declare("c", ArrayType.of(IntType.INT, 4));
    Symbol p = b.declare("p", INT_POINTER);
    Expr first = address(new Expr.Index(var(a), num(0)));
    b.assign(var(p), new Expr.Binary(BinaryOp.POINTER_ADD, first, num(100_000), INT_POINTER));
    Expr other = address(new Expr.Index(var(c), num(0)));
    b.check(
        Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, var(p), other)), "same");
    b.check(new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, var(p), first), "own object");
    b.check(
        Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.ABOVE_OBJECT, var(p), num(4))),
        "bounds");
    assertEquals("bounds", violated(b.main()));
  }

  @ParameterizedTest
  @EnumSource(DataModel.class)
  void pointersSurviveIntegersAndBytes(DataModel model) {
    ProgramBuilder b = new ProgramBuilder(model);
    int width = model == DataModel.LP64 ? 8 : 4;
    Symbol x = b.declare("x", IntType.INT);
    Symbol p = b.declare("p", INT_POINTER);
    Symbol q = b.declare("q", INT_POINTER);
    b.assign(var(p), address(var(x)));
    PointerType bytes = new PointerType(IntType.UNSIGNED_CHAR);
    for (int i = 0; i < width; i++) {
      b.assign(byteOf(q, i, bytes), byteOf(p, i, bytes));
    }
    b.assign(new Expr.Dereference(var(q), IntType.INT), num(42));
    b.check(test(BinaryOp.EQUAL, var(p), var(q)), "equal");
    b.returns(var(x));
    assertEquals(42, status(b.main()));
  }

  private static Expr byteOf(Symbol variable, int i, PointerType bytes) {
    Expr start = new Expr.Cast(address(var(variable)), bytes);
    return new Expr.Dereference(
        new Expr.Binary(BinaryOp.POINTER_ADD, start, num(i), bytes), IntType.UNSIGNED_CHAR);
  }

  @Test
  void bitFieldsShareBytes() {
    StructType s = new StructType(StructType.Kind.STRUCT, "s");
    StructType.Field a = new StructType.Field("a", IntType.INT, Qualifiers.NONE, 0, 0, 3);
    StructType.Field c = new StructType.Field("c", IntType.UNSIGNED_INT, Qualifiers.NONE, 0, 3, 13);
    s.complete(List.of(a, c), 4, 4);
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol v = b.declare("v", s);
    b.assign(new Expr.Member(var(v), a), Exprs.integer(-3, (IntType) a.valueType()));
    b.assign(new Expr.Member(var(v), c), Exprs.integer(8191, (IntType) c.valueType()));
    Expr low = new Expr.Cast(new Expr.Member(var(v), a), IntType.INT);
    Expr high = new Expr.Cast(new Expr.Member(var(v), c), IntType.INT);
    b.check(test(BinaryOp.EQUAL, low, num(-3)), "signed field");
    b.check(test(BinaryOp.EQUAL, high, num(8191)), "unsigned field");
    List<String> writes = new ArrayList<>();
    RunResult result =
        new Interpreter(b.main())
            .run(RunOptions.replay(new ZeroInputs(), p -> true).withListener(writesInto(writes)));
    assertInstanceOf(Outcome.Finished.class, result.outcome());
    assertEquals(List.of("v = {.a=0, .c=0}", "v.a = -3", "v.c = 8191"), writes.subList(0, 3));
  }

  private static ExecutionListener writesInto(List<String> writes) {
    return new ExecutionListener() {
      @Override
      public Continuation before(Instruction next, ExecutionState state) {
        return Continuation.CONTINUE;
      }

      @Override
      public void after(Instruction done, ExecutionState state) {
        state.written(done).ifPresent(w -> writes.add(w.place() + " = " + w.value()));
      }
    };
  }

  @Test
  void scriptsMustMatch() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol x = b.declare("x", IntType.INT);
    Instruction input = new Instruction.Input(var(x), "__VERIFIER_nondet_int", AT);
    b.add(input).check(test(BinaryOp.NOT_EQUAL, var(x), num(5)), "not five");
    Program program = b.main();
    InputValue five = new InputValue.Int(BigInteger.valueOf(5));
    ScriptedInputs good = new ScriptedInputs(List.of(new ScriptedInput(input, five)));
    assertInstanceOf(Outcome.PropertyViolated.class, run(program, good).outcome());
    Instruction other = new Instruction.Input(var(x), "__VERIFIER_nondet_int", AT);
    ScriptedInputs bad = new ScriptedInputs(List.of(new ScriptedInput(other, five)));
    assertInstanceOf(Outcome.InputMismatch.class, run(program, bad).outcome());
    ScriptedInputs none = new ScriptedInputs(List.of());
    assertInstanceOf(Outcome.InputMismatch.class, run(program, none).outcome());
  }

  @Test
  void equalStatesRepeat() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol x = b.declare("x", IntType.INT);
    Instruction.Label head = new Instruction.Label("head");
    b.assign(var(x), num(0)).target(head);
    b.assign(var(x), bin(BinaryOp.REMAINDER, bin(BinaryOp.ADD, var(x), num(1)), num(3)));
    b.jump(Exprs.TRUE, head);
    List<ProgramState> states = new ArrayList<>();
    ExecutionListener listener =
        new ExecutionListener() {
          @Override
          public Continuation before(Instruction next, ExecutionState state) {
            if (next instanceof Instruction.Target) {
              states.add(state.snapshot());
            }
            return states.size() == 4 ? Continuation.STOP : Continuation.CONTINUE;
          }

          @Override
          public void after(Instruction done, ExecutionState state) {}
        };
    RunResult result =
        new Interpreter(b.main())
            .run(RunOptions.replay(new ZeroInputs(), p -> true).withListener(listener));
    assertInstanceOf(Outcome.Cancelled.class, result.outcome());
    assertEquals(states.get(0), states.get(3));
    assertNotEquals(states.get(0), states.get(1));
  }

  @Test
  void freedMemoryIsKnownAsSuch() {
    ProgramBuilder b = new ProgramBuilder(DataModel.ILP32);
    Symbol p = b.declare("p", INT_POINTER);
    b.add(
        new Instruction.Allocate(
            var(p),
            Exprs.integer(4, IntType.UNSIGNED_INT),
            IntType.INT,
            Instruction.Lifetime.HEAP,
            Instruction.Content.ZERO,
            AT));
    b.check(Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.IS_DEALLOCATED, var(p))), "alive");
    b.add(new Instruction.Free(var(p), AT));
    b.check(Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.IS_DEALLOCATED, var(p))), "freed");
    assertEquals("freed", violated(b.main()));
  }

  @Test
  void hugeObjectsTakeNoMemoryUntilTouched() {
    ProgramBuilder b = new ProgramBuilder(DataModel.LP64);
    Symbol p = b.declare("p", INT_POINTER);
    IntType size = new IntType(IntType.Kind.LONG, 64, IntType.Sign.UNSIGNED);
    b.add(
        new Instruction.Allocate(
            var(p),
            Exprs.integer(1L << 45, size),
            IntType.INT,
            Instruction.Lifetime.HEAP,
            Instruction.Content.UNINITIALIZED,
            AT));
    Expr far =
        new Expr.Dereference(
            new Expr.Binary(
                BinaryOp.POINTER_ADD, var(p), Exprs.integer(1L << 40, size), INT_POINTER),
            IntType.INT);
    b.assign(far, num(9)).returns(far);
    assertEquals(9, status(b.main()));
  }

  @Test
  void longDoublesKeepTheirMemoryImage() {
    ProgramBuilder b = new ProgramBuilder(DataModel.ILP32);
    var type = kiki.cfront.type.FloatType.LONG_DOUBLE;
    Symbol x = b.declare("x", type);
    IeeeFloat third =
        IeeeFloat.fromRational(
            FloatFormat.X87_EXTENDED,
            BigInteger.ONE,
            BigInteger.valueOf(3),
            RoundingMode.NEAREST_EVEN);
    b.assign(var(x), new Expr.FloatConstant(third, type));
    PointerType bytes = new PointerType(IntType.UNSIGNED_CHAR);
    b.check(
        test(BinaryOp.EQUAL, new Expr.Cast(byteOf(x, 7, bytes), IntType.INT), num(0xaa)),
        "integer bit is explicit");
    b.returns(new Expr.Cast(byteOf(x, 9, bytes), IntType.INT));
    assertEquals(0x3f, status(b.main()));
  }
}
