import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../../refusal.ts';

// A document of 5 MB unpacks to some 20 MB when it is full of pictures, and has some 100 parts.
const most = { entries: 2000, bytes: 60 * 1024 * 1024, ratio: 200 } as const;
/** Below this, a high ratio only means that there is much white space in it. */
const harmless = 5 * 1024 * 1024;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Throws a Refusal unless this is one whole Word document without macros that unpacks to a reasonable size. */
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
      if (entry.fileName === '[Content_Types].xml') types = await readEntry(zip, entry, true);
      else if (!entry.fileName.endsWith('/')) await readEntry(zip, entry, false);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file.damaged');
  }
  if (!parts.has('word/document.xml') || !types.includes(wordType)) throw new Refusal('file.wrong_bytes');
  if ([...parts].some((name) => /vbaProject|activeX/i.test(name))) throw new Refusal('file.unsafe');
}

/** Sizes are those that the directory of the ZIP gives; reading an entry that lies about its size fails. */
function refuseBomb({ uncompressedSize, compressedSize, generalPurposeBitFlag }: Entry, total: number, size: number) {
  if ((generalPurposeBitFlag & 1) !== 0) throw new Refusal('file.password');
  const tooLarge = total > most.bytes || (total > harmless && total > size * most.ratio);
  const tooDense = uncompressedSize > harmless && uncompressedSize > compressedSize * most.ratio;
  if (tooLarge || tooDense) throw new Refusal('file.unsafe');
}

/** Reads all of it, which proves that it is whole. */
async function readEntry(zip: ZipFile, entry: Entry, keep: boolean): Promise<string> {
  const chunks: Buffer[] = [];
  await pipeline(await zip.openReadStreamPromise(entry), async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) if (keep) chunks.push(chunk);
  });
  return Buffer.concat(chunks).toString('utf8');
}
