import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '#server/platform/startup-error.ts';

/** Asks without echoing the input, or reads the first line of standard input when it is no terminal. */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  let interrupted = false;
  terminal.once('SIGINT', () => {
    interrupted = true;
    terminal.close();
  });
  try {
    for await (const line of terminal) return line;
    if (interrupted) throw new StartupError('Nothing was changed.');
    return '';
  } finally {
    terminal.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}
