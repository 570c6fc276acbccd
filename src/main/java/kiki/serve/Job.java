// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import kiki.cli.CommandThread;
import kiki.cli.Console;
import kiki.cli.Interruption;

/** One command line of a client, from its request to its exit code. */
final class Job {
  private static final int BUFFER_BYTES = 1 << 16;

  private final JobRequest request;
  private final InputStream client;
  private final Reply reply;
  private final Runnable abandon;
  private final AtomicBoolean isAnswered = new AtomicBoolean();

  /**
   * @param client says when the command is to be interrupted: whatever it sends after the request,
   *     and its end
   * @param abandon ends the process, since a command does not stop
   */
  Job(JobRequest request, InputStream client, Reply reply, Runnable abandon) {
    this.request = request;
    this.client = client;
    this.reply = reply;
    this.abandon = abandon;
  }

  /** Runs it; says whether the process is as it was before. */
  boolean run() throws IOException, InterruptedException {
    PrintStream out = stream(Reply.Target.OUT, Flush.AT_THE_END);
    PrintStream err = stream(Reply.Target.ERR, Flush.EACH_LINE);
    boolean isTerminal = request.display() == JobRequest.Display.TERMINAL;
    Interruption interruption = new Interruption();
    CommandThread command =
        new CommandThread(
            request.words(), new Console(out, err, () -> isTerminal, interruption, () -> 0));
    Thread listener = new Thread(() -> listen(command), "client");
    listener.setDaemon(true);
    listener.start();
    int code = command.run();
    answer(code);
    listener.join();
    return hasEnded(command);
  }

  private enum Flush {
    EACH_LINE,
    AT_THE_END
  }

  private PrintStream stream(Reply.Target target, Flush flush) {
    return new PrintStream(
        new BufferedOutputStream(reply.stream(target), BUFFER_BYTES),
        flush == Flush.EACH_LINE,
        StandardCharsets.UTF_8);
  }

  /** Ends when the client does. */
  private void listen(CommandThread command) {
    boolean isInterrupted = false;
    try {
      while (true) {
        int b = client.read();
        if (!isInterrupted && !isAnswered.get()) {
          isInterrupted = true;
          answer(command.interrupt());
        }
        if (b < 0) {
          break;
        }
      }
    } catch (IOException e) {
      isInterrupted = true; // The client is gone, and nobody listens.
    }
    try {
      if (isInterrupted && !hasEnded(command)) {
        abandon.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(int code) throws IOException {
    if (isAnswered.compareAndSet(false, true)) {
      reply.exit(code);
    }
  }

  private static boolean hasEnded(CommandThread command) throws InterruptedException {
    long end = System.nanoTime() + ServeTuning.LEFTOVER_MILLIS * 1_000_000;
    while (command.isAlive() && System.nanoTime() < end) {
      Thread.sleep(1);
    }
    return !command.isAlive();
  }
}
