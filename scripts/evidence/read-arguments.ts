import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';

const USAGE = `npm run evidence -- verify [--head position:hash]
  Checks the log of signed agreements and terms of work, and lists every row that was changed, removed or moved.
  --head  the head of the log that an earlier check printed. Also finds rows removed from the end
npm run evidence -- check FILE [--key FILE] [--packs FILE]
  Checks the evidence of a gig without a database or a network: the ZIP file, or evidence.json beside evidence.pdf.
  --key   a copy of what the product publishes at /api/evidence/keys, or one of its keys in PEM. Without it, only changes are found
  --packs a copy of what the product publishes at /api/evidence/keys/ID/packs about a key that has ended
  Both exit with 1 if something has changed, or doesn't count since its key has ended.
npm run evidence -- keys
  Lists the keys that packs were signed with.
npm run evidence -- end-key ID --reason TEXT
  Ends a former key that has leaked, for good: only the packs that were issued under it until now count from now on. Replace SECRET_KEY first.`;

type EvidenceArguments =
  | { readonly command: 'verify'; readonly head: { position: number; hash: string } | null }
  | { readonly command: 'check'; readonly file: string; readonly keyFile: string | null; packsFile: string | null }
  | { readonly command: 'keys' }
  | { readonly command: 'end-key'; readonly keyId: string; readonly reason: string };

/** Throws a StartupError with the commands' usage. */
export function readArguments(args: string[]): EvidenceArguments {
  try {
    const string = { type: 'string' } as const;
    const options = { head: string, key: string, packs: string, reason: string };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [command, file, ...more] = positionals;
    const { head, key: keyFile = null, packs: packsFile = null, reason } = values;
    const takes = (...names: (keyof typeof options)[]) =>
      more.length === 0 && Object.keys(values).every((name) => names.some((one) => one === name));
    // Only a copy of the keys says whether one has ended.
    if (packsFile !== null && keyFile === null) throw new Error('packs without keys');
    if (command === 'check' && file !== undefined && takes('key', 'packs'))
      return { command, file, keyFile, packsFile };
    if (command === 'end-key' && file !== undefined && takes('reason') && reason?.trim())
      return { command, keyId: file, reason: reason.trim() };
    if (file !== undefined) throw new Error('too many');
    if (command === 'keys' && takes()) return { command };
    if (command !== 'verify' || !takes('head')) throw new Error('no such command');
    if (head === undefined) return { command, head: null };
    const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(head) ?? [];
    if (position === undefined || hash === undefined) throw new Error('no head');
    return { command, head: { position: Number(position), hash } };
  } catch {
    throw new StartupError(USAGE);
  }
}
