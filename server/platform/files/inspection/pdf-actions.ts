import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { Refusal } from '../../refusal.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';

const unpack = promisify(inflate);

/** Objects are words: what unpacks to more than this is made to be large. */
const mostUnpacked = 32 * 1024 * 1024;

/** Names that say, with what follows, that something is done or carried along. */
const telling = /\/(S|Type|EF|JavaScript|EmbeddedFiles|XFA|RichMediaContent)/g;
/** What is done by itself or on a press: scripts, programs, other files, forms that are sent away. */
const act = /\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|Rendition|RichMediaExecute)\b/y;
const embeddedFile = /\/EmbeddedFile\b/y;
const opening = /<<|\[/y;
const number = /\d+/y;
const reference = /R/y;

/** Throws file.active for a PDF that does more than show pages, or carries other files; file.damaged, file.unsafe. */
export async function refuseActivePdf(content: Buffer): Promise<void> {
  const text = content.toString('latin1');
  refuseActive(text);
  let room = mostUnpacked;
  for (const { from, packed } of objectStreams(text)) {
    if (packed === 'no') continue;
    // Programs that write PDFs pack objects in one way alone.
    if (packed === 'otherwise') throw new Refusal('file.active');
    const objects = await unpackObjects(content.subarray(from), room);
    room -= objects.length;
    refuseActive(objects.toString('latin1'));
  }
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
function decodeNames(text: string): string {
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
  /** Where what it holds begins. */
  readonly from: number;
  readonly packed: 'no' | 'deflate' | 'otherwise';
}

/** The streams that hold objects, instead of what is drawn. */
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
    yield { from: before + found[0].length, packed: packingOf(dictionary) };
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
