import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';

const USAGE = `npm run evidence -- verify [--head position:hash]
  Checks the log of signed agreements and terms of work, and lists every row that was changed, removed or moved.
  --head  the head of the log that an earlier check printed. Also finds rows removed from the end
npm run evidence -- check FILE [--key FILE]
  Checks the evidence of a gig without a database or a network: the ZIP file, or evidence.json beside evidence.pdf.
  --key   a copy of what the product publishes at /api/evidence/keys, or one of its keys in PEM. Without it, only changes are found
  Both exit with 1 if something has changed.`;

export type EvidenceArguments =
  | { readonly command: 'verify'; readonly head: { position: number; hash: string } | null }
  | { readonly command: 'check'; readonly file: string; readonly keyFile: string | null };

/** Throws a StartupError with the commands' usage. */
export function readArguments(args: string[]): EvidenceArguments {
  try {
    const options = { head: { type: 'string' }, key: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [command, file, ...more] = positionals;
    if (command === 'check' && file !== undefined && more.length === 0 && values.head === undefined)
      return { command, file, keyFile: values.key ?? null };
    if (command !== 'verify' || file !== undefined || values.key !== undefined) throw new Error('no such command');
    if (values.head === undefined) return { command, head: null };
    const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.head) ?? [];
    if (position === undefined || hash === undefined) throw new Error('no head');
    return { command, head: { position: Number(position), hash } };
  } catch {
    throw new StartupError(USAGE);
  }
}
