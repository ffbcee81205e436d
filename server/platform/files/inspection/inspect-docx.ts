import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../../refusal.ts';
import { refuseActiveRelations } from './docx-relations.ts';

// A document of 5 MB unpacks to some 20 MB when it is full of pictures, and has some 100 parts.
const most = { entries: 2000, bytes: 60 * 1024 * 1024, ratio: 200 } as const;
/** Below this, a high ratio only means that there is much white space in it. */
const harmless = 5 * 1024 * 1024;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Parts that run or are opened by another program, by their name or by their content type. */
const activePart = /vbaProject|activeX|oleObject/i;
const activeType = /macroEnabled|vbaProject|activeX|oleObject/i;
/** A field whose content another program supplies. */
const asksProgram = /(?:^|[\s"])DDE(?:AUTO)?\s/i;

/**
 * Throws a Refusal unless this is one whole Word document that unpacks to a reasonable size, runs nothing, loads nothing
 * from elsewhere and carries no other files.
 */
export async function refuseUnsoundDocx(content: Buffer): Promise<void> {
  if (/%PDF-\d|<html|<script/i.test(content.subarray(0, 1024).toString('latin1'))) throw new Refusal('file.unsafe');
  const parts = new Set<string>();
  let types = '';
  try {
    const zip = await fromBufferPromise(content, {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    if (zip.entryCount > most.entries) throw new Refusal('file.unsafe');
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      refuseBomb(entry, total, content.length);
      parts.add(entry.fileName);
      if (entry.fileName.endsWith('/')) continue;
      const part = await readEntry(zip, entry, isLookedInto(entry.fileName));
      if (entry.fileName === '[Content_Types].xml') types = part.toString('utf8');
      else if (/\.rels$/i.test(entry.fileName)) refuseActiveRelations(entry.fileName, part);
      else if (asksProgram.test(fieldsOf(part))) throw new Refusal('file.active');
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file.damaged');
  }
  if (!parts.has('word/document.xml') || !types.includes(wordType)) throw new Refusal('file.wrong_bytes');
  if (activeType.test(types) || [...parts].some((name) => activePart.test(name))) throw new Refusal('file.active');
}

const isLookedInto = (name: string): boolean => /(^\[Content_Types\]|^word\/[^/]+)\.xml$|\.rels$/i.test(name);

/** The runs of a part's fields. Word splits one into several as it likes. */
function fieldsOf(content: Buffer): string {
  const text = content.toString('utf8');
  const split = [...text.matchAll(/<w:instrText(?:\s[^<>]*)?>([^<]*)</g)].map(([, words = '']) => words);
  const simple = [...text.matchAll(/\sw:instr="([^"]*)"/g)].map(([, words = '']) => ` ${words} `);
  return split.join('') + simple.join('');
}

/** Sizes are those of the ZIP's directory; reading an entry with a false size fails. */
function refuseBomb({ uncompressedSize, compressedSize, generalPurposeBitFlag }: Entry, total: number, size: number) {
  if ((generalPurposeBitFlag & 1) !== 0) throw new Refusal('file.password');
  const tooLarge = total > most.bytes || (total > harmless && total > size * most.ratio);
  const tooDense = uncompressedSize > harmless && uncompressedSize > compressedSize * most.ratio;
  if (tooLarge || tooDense) throw new Refusal('file.unsafe');
}

/** Reads all of it, which proves that it is whole. */
async function readEntry(zip: ZipFile, entry: Entry, keep: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(await zip.openReadStreamPromise(entry), async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) if (keep) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}
