// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kiki.options.DomainFlag;
import org.junit.jupiter.api.Test;

class DomainListTest {
  @Test
  void everyDomainIsListed() {
    Set<String> written =
        new ClassFileImporter()
            .importPackagesOf(Domain.class).stream()
                .filter(c -> !c.isInterface() && c.isAssignableTo(Domain.class))
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    Set<String> listed =
        DomainList.ALL.stream()
            .map(domain -> domain.getClass().getName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(written, listed);
  }

  @Test
  void namesTellThemApart() {
    assertEquals(
        DomainList.ALL.size(), DomainList.ALL.stream().map(Domain::name).distinct().count());
    assertEquals(
        DomainList.flags().size(),
        DomainList.flags().stream().map(DomainFlag::flag).distinct().count());
  }

  @Test
  void everyDomainIsOfUse() {
    for (Domain domain : DomainList.ALL) {
      assertTrue(
          domain.option().isPresent() || domain.turn() != Domain.Turn.ON_REQUEST, domain.name());
    }
  }
}
