// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import java.util.Optional;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.domain.template.Template;
import kiki.options.DomainFlag;

/** No invariants: k-induction. */
public record HavocDomain() implements Domain {
  @Override
  public String name() {
    return "havoc";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--havoc", "no invariants"));
  }

  @Override
  public Turn turn() {
    return Turn.ON_REQUEST;
  }

  @Override
  public Scope scope() {
    return Scope.NOTHING;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return List.of();
  }

  @Override
  public Template template(LoopShape loop) {
    return Template.HAVOC;
  }
}
