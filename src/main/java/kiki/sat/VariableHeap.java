package kiki.sat;

import java.util.Arrays;

/** The variables not known to be assigned, the most active on top (VSIDS, exponential variant). */
final class VariableHeap {
  private static final double RESCALE_ABOVE = 1e100;

  double[] activity = {};
  private int[] heap = {};
  private int[] positions = {}; // -1 when not in the heap
  private int size;
  private double increment = 1;

  void reserve(int variables) {
    int old = activity.length;
    if (variables > old) {
      activity = Arrays.copyOf(activity, variables);
      heap = Arrays.copyOf(heap, variables);
      positions = Arrays.copyOf(positions, variables);
      Arrays.fill(positions, old, variables, -1);
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  int top() {
    return heap[0];
  }

  boolean contains(int variable) {
    return positions[variable] >= 0;
  }

  void insert(int variable) {
    if (positions[variable] < 0) {
      positions[variable] = size;
      heap[size] = variable;
      up(size++);
    }
  }

  int removeTop() {
    int top = heap[0];
    int last = heap[--size];
    positions[top] = -1;
    if (size > 0) {
      heap[0] = last;
      positions[last] = 0;
      down(0);
    }
    return top;
  }

  void bump(int variable) {
    double bumped = activity[variable] + increment;
    activity[variable] = bumped;
    if (bumped > RESCALE_ABOVE) {
      rescale();
    }
    int position = positions[variable];
    if (position > 0) {
      up(position);
    }
  }

  /** Makes later bumps weigh more, which is to decay all earlier ones. */
  void decay(double factor) {
    increment /= factor;
  }

  private void rescale() {
    for (int i = 0; i < activity.length; i++) {
      activity[i] /= RESCALE_ABOVE;
    }
    increment /= RESCALE_ABOVE;
  }

  private void up(int start) {
    int position = start;
    int variable = heap[position];
    double key = activity[variable];
    while (position > 0) {
      int parent = (position - 1) >> 1;
      int other = heap[parent];
      if (activity[other] >= key) {
        break;
      }
      heap[position] = other;
      positions[other] = position;
      position = parent;
    }
    heap[position] = variable;
    positions[variable] = position;
  }

  private void down(int start) {
    int position = start;
    int variable = heap[position];
    double key = activity[variable];
    while (true) {
      int child = 2 * position + 1;
      if (child >= size) {
        break;
      }
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      int other = heap[child];
      if (activity[other] <= key) {
        break;
      }
      heap[position] = other;
      positions[other] = position;
      position = child;
    }
    heap[position] = variable;
    positions[variable] = position;
  }
}
