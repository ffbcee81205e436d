import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';

const USAGE = `npm run evidence -- verify [--head position:hash]
  Checks the log of signed agreements and terms of work, and lists every row that was changed, removed or moved.
  --head  the head of the log that an earlier check printed. Also finds rows removed from the end
  Exits with 1 if the log has changed.`;

/** Throws a StartupError with the command's usage. */
export function readArguments(args: string[]): { position: number; hash: string } | null {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { head: { type: 'string' } } });
    if (positionals.join(' ') !== 'verify') throw new Error('no such command');
    if (values.head === undefined) return null;
    const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.head) ?? [];
    if (position === undefined || hash === undefined) throw new Error('no head');
    return { position: Number(position), hash };
  } catch {
    throw new StartupError(USAGE);
  }
}
