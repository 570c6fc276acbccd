package kiki.domain;

/**
 * A pointer as the shape domain sees it.
 *
 * @param object the number of the object it points to; zero is null
 * @param offset where in that object
 */
public record PointerShape(Variable object, Variable offset) {}
