import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { Refusal } from '../../refusal.ts';
import type { Decrypt } from './pdf-encryption.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';

const unpack = promisify(inflate);

/** Objects are words: what unpacks to more than this is made to be large. */
const mostUnpacked = 32 * 1024 * 1024;

/** Names that say, with what follows, that something is done or carried along. */
const telling = /\/(S|Type|EF|JavaScript|EmbeddedFiles|XFA|RichMediaContent)/g;
/** Actions on open or on click: scripts, programs, other files, submitted forms. */
const act = /\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|Rendition|RichMediaExecute)\b/y;
const embeddedFile = /\/EmbeddedFile\b/y;
const opening = /<<|\[/y;
const number = /\d+/y;
const reference = /R/y;

/**
 * Throws file.active for a PDF that does more than show pages, or carries other files; file.damaged, file.unsafe. `decrypt`: of one that is
 * encrypted; names are not, unless they are packed.
 */
export async function refuseActivePdf(content: Buffer, decrypt?: Decrypt): Promise<void> {
  const text = content.toString('latin1');
  refuseActive(text);
  let room = mostUnpacked;
  const decrypted = decrypt && decryptEach(content, text, decrypt);
  for (const stream of objectStreams(text)) {
    const { from, packed } = stream;
    // Programs that write PDFs pack objects in one way alone.
    if (packed === 'otherwise') throw new Refusal('file.active');
    const plain = content.subarray(from);
    const read = decrypted?.(stream);
    if (packed === 'no') {
      if (read) refuseActive(read.toString('latin1'));
      continue;
    }
    // One that is said to be encrypted is read both ways: not every reader may see that it is.
    const ways = read ? await Promise.allSettled([unpackObjects(read, room), unpackObjects(plain, room)]) : [];
    const unpacked = ways.flatMap((way) => (way.status === 'fulfilled' ? [way.value] : []));
    if (unpacked.length === 0) unpacked.push(await unpackObjects(read ?? plain, room));
    for (const objects of unpacked) {
      room -= objects.length;
      refuseActive(objects.toString('latin1'));
    }
  }
}

/** Nested streams would be decrypted again and again. */
const mostDecrypted = 4;

function decryptEach(content: Buffer, text: string, decrypt: Decrypt): (stream: ObjectStream) => Buffer {
  let left = content.length * mostDecrypted;
  let end = -1;
  return ({ from, object, generation }) => {
    if (end < from) end = text.indexOf('endstream', from);
    if (end < from) end = content.length;
    left -= end - from;
    if (left < 0) throw new Refusal('file.unsafe');
    return decrypt(content.subarray(from, end), object, generation);
  };
}

function refuseActive(packed: string): void {
  const text = decodeNames(packed);
  const reader = createPdfReader(text);
  for (const { 0: whole, 1: name = '', index } of text.matchAll(telling)) {
    if (isActive(reader, name, reader.skip(index + whole.length))) throw new Refusal('file.active');
  }
}

function isActive(reader: PdfReader, name: string, at: number): boolean {
  if (name === 'S') return reader.endOf(act, at) !== null;
  if (name === 'Type') return reader.endOf(embeddedFile, at) !== null;
  // The lists of scripts and of files that belong to the whole document, forms of another kind, a file.
  return reader.endOf(opening, at) !== null || isReference(reader, at);
}

/** `12 0 R`. */
function isReference({ skip, endOf }: PdfReader, at: number): boolean {
  const first = endOf(number, at);
  const second = first && endOf(number, skip(first));
  return second ? endOf(reference, skip(second)) !== null : false;
}

const hash = '#'.charCodeAt(0);
const hexDigits = new Map(
  [...'0123456789abcdefABCDEF'].map((digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]),
);
const digitAt = new Int8Array(256).map((_, byte) => hexDigits.get(byte) ?? -1);

/** `/J#53` is `/JS`. Byte by byte: there may be ten million of them in what unpacks. */
export function decodeNames(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const [high = -1, low = -1] = byte === hash ? [digitAt[bytes[at + 1] ?? 0], digitAt[bytes[at + 2] ?? 0]] : [];
    const isSpelt = high >= 2 && high <= 7 && low >= 0;
    bytes[end++] = isSpelt ? high * 16 + low : byte;
    if (isSpelt) at += 2;
  }
  return bytes.toString('latin1', 0, end);
}

// With any of its letters as a number.
const objectStream = new RegExp(`/${[...'ObjStm'].map(anyWay).join('')}(?![\\w#])`, 'gi');
const beginning = /stream\r?\n/g;
const mostObjectStreams = 10_000;

function anyWay(letter: string): string {
  return `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`;
}

interface ObjectStream {
  /** Where its content begins. */
  readonly from: number;
  readonly packed: 'no' | 'deflate' | 'otherwise';
  readonly object: number;
  readonly generation: number;
}

/** Streams with objects, as opposed to drawings. */
function* objectStreams(text: string): Generator<ObjectStream> {
  let count = 0;
  let before = -1;
  for (const { index } of text.matchAll(objectStream)) {
    if (++count > mostObjectStreams) throw new Refusal('file.unsafe');
    if (index < before) continue;
    beginning.lastIndex = index;
    const found = beginning.exec(text);
    if (!found) return;
    before = found.index;
    const near = text.slice(Math.max(0, index - 4096), index);
    const dictionary = decodeNames(near.slice(near.lastIndexOf('obj') + 1) + text.slice(index, before));
    const [, object, generation] = [...near.matchAll(/(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj/g)].at(-1) ?? [];
    yield {
      from: before + found[0].length,
      packed: packingOf(dictionary),
      ...{ object: Number(object), generation: Number(generation) },
    };
  }
}

function packingOf(dictionary: string): ObjectStream['packed'] {
  if (!/\/(Filter|F)\b/.test(dictionary)) return 'no';
  const isDeflate = /\/Filter[\s\0]*(\[[\s\0]*)?\/(FlateDecode|Fl)[\s\0]*[\]/>]/.test(dictionary);
  return isDeflate && !/\/Predictor\b/.test(dictionary) ? 'deflate' : 'otherwise';
}

async function unpackObjects(packed: Buffer, room: number): Promise<Buffer> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw new Refusal(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'file.unsafe' : 'file.damaged',
    );
  }
}
