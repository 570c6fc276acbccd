// SPDX-License-Identifier: Apache-2.0
package kiki.project.key;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.Set;
import java.util.function.UnaryOperator;
import kiki.util.Location;

/**
 * A digest of everything that values consist of. It looks at all their fields, so that nothing that
 * is added to a program or to the options can be forgotten: a key that leaves something out would
 * give one program the verdict of another. Objects with an identity are numbered as they are met;
 * places in the text count only as far as they are equal or not, and are collected, so that an
 * answer can be moved when lines are inserted above.
 */
public final class StructureDigest {
  private static final String OWN = "kiki.";

  private final MessageDigest digest;
  private final UnaryOperator<String> fileNames;
  private final Map<Object, Integer> identities = new IdentityHashMap<>();
  private final Map<Location, Integer> places = new LinkedHashMap<>();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();

  private StructureDigest(MessageDigest digest, UnaryOperator<String> fileNames) {
    this.digest = digest;
    this.fileNames = fileNames;
  }

  /**
   * @param fileNames what files are called wherever the project is
   */
  public static StructureDigest start(UnaryOperator<String> fileNames) {
    try {
      return new StructureDigest(MessageDigest.getInstance("SHA-256"), fileNames);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** Adds a value. */
  public StructureDigest add(Object value) {
    visit(value);
    return this;
  }

  /** The digest of what was added, in hexadecimal digits; ends the use of this object. */
  public String text() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The places that were met, in the order of the structure. */
  public List<Location> places() {
    return List.copyOf(places.keySet());
  }

  private void visit(Object value) {
    switch (value) {
      case null -> write("null");
      case String text -> write("text", text);
      case Boolean v -> write("truth", v.toString());
      case Character v -> write("character", v.toString());
      case Integer v -> write("number", v.toString());
      case Long v -> write("number", v.toString());
      case Double v -> write("number", v.toString());
      case BigInteger v -> write("number", v.toString());
      case Enum<?> v -> write(v.getDeclaringClass().getName(), v.name());
      case Location where -> place(where);
      case Optional<?> v -> {
        write("optional");
        visit(v.orElse(null));
      }
      case SequencedCollection<?> v -> collection(v);
      case Set<?> v -> unordered(v);
      case Map<?, ?> v -> map(v);
      case Object v -> object(v);
    }
  }

  private void place(Location where) {
    Integer number = places.putIfAbsent(where, places.size());
    write("place", String.valueOf(number == null ? places.size() - 1 : number));
    if (number == null) {
      write("file", fileNames.apply(where.file()), where.line() == 0 ? "nowhere" : "somewhere");
      visit(where.switches());
    }
  }

  private void collection(Collection<?> values) {
    write("collection", String.valueOf(values.size()));
    values.forEach(this::visit);
  }

  /** Only values that are equal when they look equal can be brought into an order. */
  private void unordered(Set<?> values) {
    List<String> texts = new ArrayList<>();
    for (Object v : values) {
      texts.add(
          switch (v) {
            case String s -> s;
            case Enum<?> e -> e.name();
            case Record r when isPlain(r) -> r.toString();
            case Object other -> throw unknown(other);
          });
    }
    texts.sort(null);
    collection(texts);
  }

  private static boolean isPlain(Record r) {
    return r.getClass().getName().startsWith("kiki.options.");
  }

  private void map(Map<?, ?> map) {
    write("map", String.valueOf(map.size()));
    if (map instanceof java.util.SequencedMap) {
      map.forEach(
          (key, value) -> {
            visit(key);
            visit(value);
          });
      return;
    }
    Map<String, Object> sorted = new java.util.TreeMap<>();
    map.forEach((key, value) -> sorted.put(simple(key), value));
    sorted.forEach(
        (key, value) -> {
          visit(key);
          visit(value);
        });
  }

  private static String simple(Object key) {
    return switch (key) {
      case String s -> s;
      case Enum<?> e -> e.name();
      case Object other -> throw unknown(other);
    };
  }

  private void object(Object value) {
    Class<?> type = value.getClass();
    if (!type.getName().startsWith(OWN)) {
      throw unknown(value);
    }
    if (!type.isRecord()) {
      Integer number = identities.putIfAbsent(value, identities.size());
      write(type.getName(), String.valueOf(number == null ? identities.size() - 1 : number));
      if (number != null) {
        return;
      }
    } else {
      write(type.getName());
    }
    for (Field field : fields.computeIfAbsent(type, StructureDigest::fieldsOf)) {
      try {
        visit(field.get(value));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException("made accessible before", e);
      }
    }
  }

  private static List<Field> fieldsOf(Class<?> type) {
    List<Field> all = new ArrayList<>();
    try {
      for (Class<?> c = type; c != null && c.getName().startsWith(OWN); c = c.getSuperclass()) {
        for (Field field : c.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            field.setAccessible(true);
            all.add(field);
          }
        }
      }
    } catch (InaccessibleObjectException e) {
      throw new IllegalStateException("no key without the fields of " + type, e);
    }
    return all;
  }

  private static IllegalStateException unknown(Object value) {
    return new IllegalStateException("no key for values of " + value.getClass());
  }

  /** Each text with its length, so that no two sequences look the same. */
  private void write(String... texts) {
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
      digest.update(bytes);
    }
  }
}
