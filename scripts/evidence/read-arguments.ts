import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';

const USAGE = `npm run evidence -- verify [--head position:hash]
  Checks the log of signed agreements and terms of work, and names every row that was changed, taken out or moved.
  --head  what an earlier check printed as the head of the log: also finds rows that were taken from its end
  Exits with 1 when something is not as it was written.`;

/** Throws a StartupError that says how the command is used. */
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
