// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** Where {@code kiki lsp} starts and ends. */
public final class LanguageServerMain {
  private static final int USAGE = 1;

  private LanguageServerMain() {}

  public static void main(String[] arguments) throws InterruptedException {
    List<String> words = List.of(arguments);
    if (words.equals(List.of("--help"))) {
      System.out.println("kiki lsp: a language server on standard input and output; see README.md");
      return;
    }
    if (!words.isEmpty() && !words.equals(List.of("--stdio"))) {
      System.err.println("kiki: 'kiki lsp' takes no arguments, as '" + words.getFirst() + "'");
      Runtime.getRuntime().halt(USAGE);
    }
    // Whoever prints by mistake does not disturb the protocol.
    System.setOut(System.err);
    int code =
        serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
    Runtime.getRuntime().halt(code);
  }

  /**
   * Serves one client until it says so or is gone.
   *
   * @return what the process is to end with
   */
  static int serve(InputStream in, OutputStream out) throws InterruptedException {
    Thread listener = Thread.currentThread();
    KikiServer server = KikiServer.start(listener::interrupt);
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
    server.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    try {
      listening.get();
    } catch (InterruptedException e) {
      listening.cancel(true);
    } catch (ExecutionException | CancellationException e) {
      System.err.println("kiki: the connection broke: " + e.getMessage());
    } finally {
      server.disconnect();
    }
    return server.exitCode();
  }
}
