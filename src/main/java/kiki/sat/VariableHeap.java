// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/** The variables that may be unassigned, the most active on top (VSIDS, exponential variant). */
final class VariableHeap {
  private double[] activity = {};
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

  /** Whether a variable is there that took part in a recent conflict. */
  boolean hasActive() {
    return size > 0 && activity[heap[0]] > SearchTuning.STALE_ACTIVITY * increment;
  }

  double activity(int variable) {
    return activity[variable];
  }

  /** The most active variable in the heap; requires one. */
  int top() {
    return heap[0];
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
      fillTop(last);
    }
    return top;
  }

  void bump(int variable) {
    double bumped = activity[variable] + increment;
    activity[variable] = bumped;
    if (bumped > SearchTuning.RESCALE_ABOVE) {
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
      activity[i] /= SearchTuning.RESCALE_ABOVE;
    }
    increment /= SearchTuning.RESCALE_ABOVE;
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

  /**
   * Fills the hole on top with the greater child all the way down, then lets the last element rise
   * from there: it comes from the bottom and seldom rises far.
   */
  private void fillTop(int last) {
    int hole = 0;
    int child = 1;
    while (child < size) {
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      int other = heap[child];
      heap[hole] = other;
      positions[other] = hole;
      hole = child;
      child = 2 * hole + 1;
    }
    heap[hole] = last;
    up(hole);
  }
}
