import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CheckedPack, checkPack, type GivenKey } from '#server/features/trust/evidence/queries/check-pack.ts';
import { packFiles } from '#server/features/trust/evidence/queries/seal-pack.ts';
import { fingerprintOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { isZip, readZip, writeZip } from '#server/platform/files/zip-archive.ts';
import { StartupError } from '#server/platform/startup-error.ts';

interface Given {
  readonly keyFile: string | null;
  /** The list of the packs of a key that has ended. */
  readonly packsFile?: string | null;
}

/** Checks a pack in a file. Reads that file, the PDF beside it and the given ones, and nothing else. */
export async function checkFile(
  file: string,
  { keyFile, packsFile = null }: Given,
): Promise<{ text: string; sound: boolean }> {
  const content = await readGiven(file);
  const published = keyFile === null ? null : readKeys((await readGiven(keyFile)).toString());
  const packs = packsFile === null ? null : readPacks((await readGiven(packsFile)).toString());
  const { json, pdf, archive } = isZip(content)
    ? unpack(content)
    : { json: content, pdf: await readFile(join(dirname(file), packFiles.pdf)).catch(() => null), archive: [] };
  const checked = checkPack(json, { pdf, keys: published?.keys ?? null, packs });
  // A changed file also changes its checksum in the archive.
  const findings = checked.findings.length > 0 ? checked.findings : archive;
  return {
    text: [...findings, wordsOf(checked, { pdf, published })].join('\n'),
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

function wordsOf(
  { findings, seal, key: signer }: CheckedPack,
  given: { pdf: Buffer | null; published: Published | null },
): string {
  if (!seal) return 'This is not an evidence pack, or it was changed beyond reading.';
  const { gig, madeAt, hashes, key } = seal;
  return [
    `Gig ${gig}, ${hashes.length} entries, made ${madeAt}${findings.length === 0 ? ', all unchanged' : ''}.`,
    ...(given.pdf ? [] : [`${seal.pdf.name} was not found beside it, and not checked.`]),
    given.published
      ? `Signed with the given key, ${key.id}. ${signer ? wordsOfEnd(signer, given.published.asOf) : ''}`.trim()
      : `Signed with the key that came with the pack, so this check can’t show who signed it. Give the keys published at /api/evidence/keys with --key. Fingerprint of the key: ${fingerprintOf(key.publicKey)}`,
  ].join('\n');
}

/** What the copy of the keys can't know is said. */
function wordsOfEnd({ ended }: GivenKey, asOf: string | null): string {
  if (ended) return `The key ended ${ended.at}, and only the ${ended.packs} packs in its list count.`;
  return ended === null && asOf !== null
    ? `The key had not ended ${asOf}, when the keys were copied. If it has ended since, a new copy says so.`
    : 'This copy doesn’t say whether the key has ended. A new copy of /api/evidence/keys does.';
}

interface Published {
  readonly keys: readonly GivenKey[];
  /** When the copy was made; null: it doesn't say. */
  readonly asOf: string | null;
}

/** One key in PEM, or the answer of /api/evidence/keys. */
function readKeys(text: string): Published {
  try {
    const { keys, asOf = null }: Partial<Published> & Pick<Published, 'keys'> = text.trimStart().startsWith('{')
      ? JSON.parse(text)
      : { keys: [{ publicKey: text }] };
    const inPem = (publicKey: string) => createPublicKey(publicKey).export({ format: 'pem', type: 'spki' }).toString();
    return { asOf, keys: keys.map((key) => ({ ...key, publicKey: inPem(key.publicKey) })) };
  } catch {
    throw new StartupError('The file given with --key has no public key.');
  }
}

/** The answer of /api/evidence/keys/…/packs. */
function readPacks(text: string): string[] {
  try {
    return (JSON.parse(text) as { readonly packs: readonly string[] }).packs.map(String);
  } catch {
    throw new StartupError('The file given with --packs has no list of packs.');
  }
}

async function readGiven(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new StartupError(`${file} can’t be read.`);
  }
}
