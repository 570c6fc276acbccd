// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.util.Build;

/**
 * The resident process: waits for a client, runs its command line, and waits again. It does one
 * thing at a time; several jobs at once are those of several processes, which share nothing.
 */
public final class Server {
  private static final int USAGE = 1;
  private static final int ERROR = 6;

  private final Slot slot;
  private final SystemCalls calls;
  private final long idleNanos;
  private volatile boolean isIdle = true;
  private volatile long idleSince = System.nanoTime();

  private Server(Slot slot, SystemCalls calls, long idleNanos) {
    this.slot = slot;
    this.calls = calls;
    this.idleNanos = idleNanos;
  }

  /** {@code FOLDER [--idle SECONDS]}: the launcher knows the folder. */
  public static void main(String[] arguments) {
    Optional<Integer> idle = idleSeconds(List.of(arguments));
    if (idle.isEmpty()) {
      System.err.println("kiki: serve takes --idle SECONDS, or --stop");
      Runtime.getRuntime().halt(USAGE);
    }
    try {
      SystemCalls calls = new SystemCalls();
      Path folder = Path.of(arguments[0]);
      Optional<Slot> slot = Slot.take(folder, ServeTuning.PROCESSES, calls);
      if (slot.isEmpty()) {
        System.err.println("kiki: there are %d already".formatted(ServeTuning.PROCESSES));
        Runtime.getRuntime().halt(0);
      }
      Runtime.getRuntime().addShutdownHook(new Thread(slot.get()::remove, "leave"));
      Server server = new Server(slot.get(), calls, idle.get() * 1_000_000_000L);
      server.serve();
      server.leave();
    } catch (IOException | InterruptedException e) {
      System.err.println("kiki: cannot serve: " + e.getMessage());
      Runtime.getRuntime().halt(ERROR);
    }
  }

  private static Optional<Integer> idleSeconds(List<String> arguments) {
    if (arguments.size() == 1) {
      return Optional.of(ServeTuning.IDLE_SECONDS);
    }
    return arguments.size() == 3
            && arguments.get(1).equals("--idle")
            && arguments.get(2).matches("[1-9][0-9]{0,8}")
        ? Optional.of(Integer.parseInt(arguments.get(2)))
        : Optional.empty();
  }

  private void serve() throws IOException, InterruptedException {
    Thread watch = new Thread(this::watch, "watch");
    watch.setDaemon(true);
    watch.start();
    boolean goesOn = true;
    while (goesOn) {
      idleSince = System.nanoTime();
      isIdle = true;
      slot.open();
      slot.announce();
      goesOn = serveClient() && isSmall();
    }
  }

  /** Says whether there can be another one after it. */
  private boolean serveClient() throws InterruptedException {
    try (InputStream client = slot.awaitClient();
        OutputStream pipe = slot.answer()) {
      isIdle = false;
      Reply reply = new Reply(pipe, slot.folder());
      reply.greet(Build.IDENTITY);
      boolean goesOn =
          switch (JobRequest.read(client)) {
            case JobRequest.Quit _ -> false;
            case JobRequest.Run(JobRequest request) -> {
              try {
                calls.moveTo(request.folder());
                calls.setMask(request.mask());
              } catch (IOException e) {
                reply.refuse(e.getMessage());
                yield true;
              }
              yield new Job(request, client, reply, this::leave).run();
            }
          };
      // It leaves when it has read everything; until then the pipe has to stay.
      while (client.read() >= 0) {
        continue;
      }
      return goesOn;
    } catch (IOException e) {
      return true; // The client went away.
    }
  }

  /** What is left of one command must not be in the way of the next. */
  private static boolean isSmall() {
    if (used() < ServeTuning.HEAP_BYTES) {
      return true;
    }
    System.gc();
    return used() < ServeTuning.HEAP_BYTES;
  }

  private static long used() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private void leave() {
    slot.remove();
    Runtime.getRuntime().halt(0);
  }

  /** Ends the process when nobody has come for long, and forgets clients that never came. */
  private void watch() {
    try {
      while (true) {
        Thread.sleep(ServeTuning.WATCH_MILLIS);
        if (isIdle && slot.claimedMillis() > ServeTuning.CLAIM_MILLIS) {
          slot.dropClaim();
        }
        if (isIdle && System.nanoTime() - idleSince > idleNanos) {
          leave();
        }
      }
    } catch (IOException e) {
      // Its folder is gone: nobody can reach it.
      Runtime.getRuntime().halt(ERROR);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
