// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.Linkage;
import kiki.lower.link.Types;
import kiki.lower.verifier.OpenPointers;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Holds every function to the frames that are active while it runs: what is written or freed is a
 * target of the frame, or was made since the frame's activation.
 */
public final class FrameChecks {
  private final Linkage linkage;
  private final Set<Symbol> exempt;
  private final NewObjects objects;

  private FrameChecks(Linkage linkage, Set<Symbol> exempt, NewObjects objects) {
    this.linkage = linkage;
    this.exempt = exempt;
    this.objects = objects;
  }

  /**
   * @param exempt functions that contracts themselves consist of
   */
  public static Map<Symbol, Function> checked(
      Map<Symbol, Function> functions, Linkage linkage, Set<Symbol> exempt) {
    if (linkage.contracts().frames().isEmpty()) {
      return functions;
    }
    NewObjects objects = NewObjects.of(functions, linkage, exempt);
    FrameChecks pass = new FrameChecks(linkage, exempt, objects);
    Map<Symbol, Function> checked = new LinkedHashMap<>();
    functions.forEach((s, f) -> checked.put(s, f.withBody(pass.body(f))));
    return checked;
  }

  private List<Instruction> body(Function f) {
    List<Instruction> out = new ArrayList<>();
    boolean isChecked = !exempt.contains(f.symbol());
    if (isChecked) {
      objects.enter(f, out);
    }
    Set<ContractFrame> left = new HashSet<>();
    if (!objects.isRecursive(f.symbol())) {
      frames().stream().filter(frame -> frame.isOfLoopIn(f.symbol())).forEach(left::add);
    }
    for (Instruction i : f.body()) {
      for (ContractFrame frame : frames()) {
        if (isChecked && !left.contains(frame)) {
          before(i, frame, f, out);
        }
      }
      out.add(kept(i, f, out));
      for (ContractFrame frame : frames()) {
        if (i == frame.activation()) {
          objects.reset(frame, i.location(), out);
          left.remove(frame);
        }
        if (i == frame.end() && !objects.isRecursive(f.symbol())) {
          left.add(frame);
        }
      }
      if (isChecked) {
        objects.after(i, out);
      }
    }
    return out;
  }

  private List<ContractFrame> frames() {
    return linkage.contracts().frames();
  }

  /** The instruction, with what only the whole program tells filled in. */
  private Instruction kept(Instruction i, Function f, List<Instruction> out) {
    for (ContractFrame frame : frames()) {
      Expr asked = frame.questions().get(i);
      if (asked != null) {
        objects.refuseSeveral(frame, asked, Exprs.FALSE, i.location(), out);
        Expr answer = objects.isNew(frame, asked);
        return new Instruction.Assign(Instructions.target(i).orElseThrow(), answer, i.location());
      }
      if (i == frame.recursion() && !objects.isRecursive(f.symbol())) {
        return new Instruction.Halt(Exprs.integer(0, IntType.INT), i.location());
      }
    }
    return i;
  }

  private void before(Instruction i, ContractFrame frame, Function f, List<Instruction> out) {
    if (i instanceof Instruction.Free freed && freed.isOfHeap()) {
      free(freed.pointer(), frame, f, i.location(), out);
      return;
    }
    Instructions.target(i)
        .filter(target -> !isFree(target, frame, f))
        .ifPresent(target -> write(target, i, frame, f, out));
  }

  private void write(
      Expr target, Instruction i, ContractFrame frame, Function f, List<Instruction> out) {
    Location at = OpenPointers.unchecked(i.location());
    Expr start = start(target);
    Expr allowed = Exprs.FALSE;
    for (ContractFrame.Bytes bytes : frame.assignable()) {
      allowed = Exprs.or(allowed, inside(start, size(target), bytes));
    }
    if (Instructions.rootVariable(target).isEmpty()) {
      allowed = Exprs.or(allowed, objects.isNew(frame, start));
      objects.refuseSeveral(frame, start, allowed, at, out);
    }
    String text = "Check that " + ExprPrinter.printLine(target) + " is assignable";
    check(frame, allowed, frame.kind(), text, f, at, out);
  }

  /** Whether nothing need be said: a local that comes to life inside of the frame. */
  private boolean isFree(Expr target, ContractFrame frame, Function f) {
    return Instructions.rootVariable(target)
        .filter(
            root ->
                root.storage() == Symbol.Storage.TEMPORARY
                    || linkage.contracts().isGhost(root)
                    || !root.isStatic() && frame.isInner(root, f.symbol()))
        .isPresent();
  }

  private void free(
      Expr pointer, ContractFrame frame, Function f, Location at, List<Instruction> out) {
    Expr allowed =
        Exprs.or(
            new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer),
            objects.isNew(frame, pointer));
    for (Expr target : frame.freeable()) {
      allowed = Exprs.or(allowed, same(pointer, target));
    }
    objects.refuseSeveral(frame, pointer, allowed, at, out);
    Property.Kind kind = frame.kind() == Property.Kind.ASSIGNS ? Property.Kind.FREES : frame.kind();
    String text = "Check that " + ExprPrinter.printLine(pointer) + " is freeable";
    check(frame, allowed, kind, text, f, at, out);
  }

  private static void check(
      ContractFrame frame,
      Expr allowed,
      Property.Kind kind,
      String text,
      Function f,
      Location at,
      List<Instruction> out) {
    Property property = new Property("", kind, text, f.name(), at);
    Expr condition = Exprs.or(Exprs.not(frame.active()), allowed);
    out.add(new Instruction.Assert(condition, property, at));
  }

  private Expr inside(Expr start, Expr size, ContractFrame.Bytes bytes) {
    IntType difference = linkage.layout().differenceType();
    Expr from = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, start, difference);
    Expr first = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, bytes.start(), difference);
    Expr inside =
        Exprs.and(
            same(start, bytes.start()), Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, from, first));
    if (bytes.size().isPresent()) {
      Expr all = bytes.size().get();
      // As from is not before first, neither difference nor room wraps around.
      IntType unsigned = linkage.layout().sizeType();
      Expr skipped = Conversions.cast(Exprs.binary(Expr.BinaryOp.SUBTRACT, from, first), unsigned);
      Expr room = Exprs.binary(Expr.BinaryOp.SUBTRACT, all, skipped);
      inside =
          Exprs.and(
              inside,
              Exprs.and(
                  Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, skipped, all),
                  Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, size, room)));
    }
    return Exprs.and(bytes.counts(), inside);
  }

  private static Expr same(Expr a, Expr b) {
    return new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, a, b);
  }

  /** The address of the first byte that is written. */
  private static Expr start(Expr lvalue) {
    if (lvalue instanceof Expr.Dereference d) {
      return Conversions.cast(d.pointer(), Types.BYTE_POINTER);
    }
    if (lvalue instanceof Expr.Member(Expr base, StructType.Field field) && field.isBitField()) {
      long first = field.offset() + field.bitOffset() / 8;
      return new Expr.Binary(
          Expr.BinaryOp.POINTER_ADD,
          start(base),
          Exprs.integer(first, IntType.INT),
          Types.BYTE_POINTER);
    }
    Expr address = new Expr.AddressOf(lvalue, new PointerType(lvalue.type()));
    return Conversions.cast(address, Types.BYTE_POINTER);
  }

  private Expr size(Expr lvalue) {
    CType type = lvalue.type();
    long bytes;
    if (lvalue instanceof Expr.Member(Expr base, StructType.Field field) && field.isBitField()) {
      bytes = (field.bitOffset() % 8 + field.bitWidth() + 7) / 8;
    } else {
      bytes = Layout.hasConstantSize(type) ? linkage.layout().sizeOf(type) : 0;
    }
    return Exprs.integer(bytes, linkage.layout().sizeType());
  }
}
