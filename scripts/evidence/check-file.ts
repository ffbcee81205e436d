import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CheckedPack, checkPack } from '#server/features/trust/evidence/queries/check-pack.ts';
import { packFiles } from '#server/features/trust/evidence/queries/seal-pack.ts';
import { fingerprintOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { isZip, readZip, writeZip } from '#server/platform/files/zip-archive.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Checks a pack in a file. Reads that file, the PDF beside it and the key, and nothing else. */
export async function checkFile(file: string, keyFile: string | null): Promise<{ text: string; sound: boolean }> {
  const content = await readGiven(file);
  const publicKeys = keyFile === null ? null : readKeys((await readGiven(keyFile)).toString());
  const { json, pdf, archive } = isZip(content)
    ? unpack(content)
    : { json: content, pdf: await readFile(join(dirname(file), packFiles.pdf)).catch(() => null), archive: [] };
  const checked = checkPack(json, { pdf, publicKeys });
  // A changed file also changes its checksum in the archive.
  const findings = checked.findings.length > 0 ? checked.findings : archive;
  return {
    text: [...findings, wordsOf(checked, { pdf, isKeyGiven: publicKeys !== null })].join('\n'),
    sound: findings.length === 0,
  };
}

function unpack(content: Buffer): { json: Buffer; pdf: Buffer | null; archive: string[] } {
  const files = readZip(content);
  const named = (name: string) => files.find((one) => one.name === name)?.content ?? null;
  const whole = writeZip(files);
  const at = whole.equals(content) ? -1 : firstDifference(whole, content);
  const archive = at === -1 ? [] : [`The archive itself was changed at byte ${at}, outside of its files.`];
  const [json, pdf] = [named(packFiles.json), named(packFiles.pdf)];
  // A second file of a name would be the one that unpacking leaves.
  const names = files.map(({ name }) => name);
  const added = names.filter(
    (name, index) => !Object.values<string>(packFiles).includes(name) || names.indexOf(name) < index,
  );
  archive.push(...added.map((name) => `${name} was added to the archive.`));
  if (!pdf) archive.push(`${packFiles.pdf} is missing.`);
  return { json: json ?? Buffer.alloc(0), pdf, archive };
}

function firstDifference(one: Buffer, other: Buffer): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function wordsOf({ findings, seal }: CheckedPack, given: { pdf: Buffer | null; isKeyGiven: boolean }): string {
  if (!seal) return 'This is not an evidence pack, or it was changed beyond reading.';
  const { gig, madeAt, hashes, key } = seal;
  return [
    `Gig ${gig}, ${hashes.length} entries, made ${madeAt}${findings.length === 0 ? ', all unchanged' : ''}.`,
    ...(given.pdf ? [] : [`${seal.pdf.name} was not found beside it, and not checked.`]),
    given.isKeyGiven
      ? `Signed with the given key, ${key.id}.`
      : `Signed with the key that came with the pack, so this check can’t show who signed it. Give the keys published at /api/evidence/keys with --key. Fingerprint of the key: ${fingerprintOf(key.publicKey)}`,
  ].join('\n');
}

/** One key in PEM, or the answer of /api/evidence/keys. */
function readKeys(text: string): string[] {
  try {
    const keys = text.trimStart().startsWith('{')
      ? (JSON.parse(text) as { readonly keys: readonly { readonly publicKey: string }[] }).keys
      : [{ publicKey: text }];
    return keys.map(({ publicKey }) => createPublicKey(publicKey).export({ format: 'pem', type: 'spki' }).toString());
  } catch {
    throw new StartupError('The file given with --key has no public key.');
  }
}

async function readGiven(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new StartupError(`${file} can’t be read.`);
  }
}
