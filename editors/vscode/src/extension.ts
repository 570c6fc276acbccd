// SPDX-License-Identifier: Apache-2.0
import { commands, ExtensionContext, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** Starts the server for C texts, saved or not. */
async function start(): Promise<void> {
  const command = workspace.getConfiguration("kiki").get<string>("command", "kiki");
  const server: ServerOptions = { command, args: ["lsp"] };
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "c" }],
    initializationOptions: workspace.getConfiguration("kiki"),
    synchronize: { configurationSection: "kiki" },
    middleware: { executeCommand: showingText },
  };
  client = new LanguageClient("kiki", "kiki", server, options);
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    void window.showErrorMessage(`kiki: '${command} lsp' does not start: ${error}`);
  }
}

/** A reproducer is shown as a text of its own; a verdict in the status bar. */
async function showingText(
  command: string,
  words: unknown[],
  next: (command: string, words: unknown[]) => unknown,
): Promise<unknown> {
  const answer = await next(command, words);
  if (typeof answer === "string") {
    if (command === "kiki.showReproducer") {
      const document = await workspace.openTextDocument({ language: "c", content: answer });
      await window.showTextDocument(document);
    } else {
      window.setStatusBarMessage(`kiki: ${answer}`, 10_000);
    }
  }
  return answer;
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.stop();
}

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("kiki.restart", async () => {
      await stop();
      await start();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await stop();
}
