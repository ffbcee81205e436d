import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** How far the table of all objects may lie from where the end says, if the rest is whole. Readers look for it then. */
const mostAside = 1024;

/**
 * Whether the end of a PDF says where the table of all objects is, or nearly, and the table finds them. It is the first thing that is lost
 * with bytes in the middle. `end`: where the mark of the end begins.
 */
export async function findsItsTable(content: Buffer, text: string, end: number): Promise<boolean> {
  const [, digits] = /startxref\s+(\d{1,10})\s*$/.exec(text.slice(Math.max(0, end - 64), end)) ?? [];
  if (digits === undefined) return false;
  const place = Number(digits);
  const here = text.slice(place, place + 40);
  if (/^\s*(xref\s|\d+\s+\d+\s+obj)/.test(here)) return true;
  const from = Math.max(0, place - mostAside);
  const around = text.slice(from, Math.min(place + mostAside, end));
  const table = [...around.matchAll(/(?<![a-z])xref\s/g)].at(-1)?.index;
  if (table !== undefined) return findsObjects(placesInTable(text.slice(from + table)), text);
  // Newer programs write it as a stream. The last object before the end is it.
  const stream = [...around.matchAll(/(?<!\d)\d{1,10}\s+\d{1,5}\s+obj\b/g)].at(-1)?.index;
  return stream !== undefined && findsObjects(await placesInStream(content, text, from + stream), text);
}

const longestTable = 200_000;
const mostEntries = 50_000;

/** With bytes lost in the middle, the objects behind the hole are elsewhere. */
function findsObjects(places: readonly number[], text: string): boolean {
  const isObject = (place: number) => /^\s*\d+\s+\d+\s+obj\b/.test(text.slice(place, place + 40));
  return places.length > 0 && places.length <= mostEntries && places.every(isObject);
}

const placesInTable = (table: string): number[] =>
  [...table.slice(0, longestTable).matchAll(/(\d{10}) \d{5} n/g)].map(([, place]) => Number(place));

const longestDictionary = 4096;
const longestStream = 1_000_000;

/** ISO 32000-2, 7.5.8. None where it is written in a way that we do not read. */
async function placesInStream(content: Buffer, text: string, at: number): Promise<number[]> {
  const near = text.slice(at, at + longestDictionary);
  const [before = ''] = /^[\s\S]*?stream\r?\n/.exec(near) ?? [];
  const widths = /\/W[\s\0]*\[[\s\0]*(\d)[\s\0]+(\d)[\s\0]+(\d)[\s\0]*\]/.exec(before)?.slice(1).map(Number);
  const [kind = 0, place = 0, more = 0] = widths ?? [];
  if (!/\/Type[\s\0]*\/XRef\b/.test(before) || place === 0) return [];
  const rows = await readRows(content.subarray(at + before.length), before, kind + place + more);
  const placed = rows.filter((row) => kind === 0 || row.readUIntBE(0, Math.min(kind, 6)) === 1);
  return placed.map((row) => row.readUIntBE(kind, Math.min(place, 6)));
}

async function readRows(stream: Buffer, dictionary: string, width: number): Promise<Buffer[]> {
  const length = Number(/\/Length[\s\0]+(\d{1,8})(?![\s\0]+\d+[\s\0]+R)/.exec(dictionary)?.[1] ?? Number.NaN);
  const isPacked = /\/Filter\b/.test(dictionary);
  // After the length, or without one, comes the rest of the file.
  if (!isPacked && Number.isNaN(length)) return [];
  const whole = isPacked
    ? await unpack(stream, { maxOutputLength: longestStream, finishFlush: constants.Z_SYNC_FLUSH }).catch(() => null)
    : stream.subarray(0, Math.min(length, longestStream));
  if (whole === null) return [];
  const predictor = Number(/\/Predictor[\s\0]+(\d{1,2})/.exec(dictionary)?.[1] ?? 1);
  const rowLength = predictor >= 10 ? width + 1 : width;
  const rows: Buffer[] = [];
  for (let from = 0; from + rowLength <= whole.length; from += rowLength) {
    if (rows.length > mostEntries) return [];
    const row = whole.subarray(from, from + rowLength);
    rows.push(predictor >= 10 ? withoutPrediction(row, rows.at(-1)) : row);
  }
  return rows;
}

/** Of the ways in which a row may be written as the difference to the one above it, programs use one: up. */
function withoutPrediction(row: Buffer, above: Buffer | undefined): Buffer {
  const bytes = Buffer.from(row.subarray(1));
  if (row[0] === 2) for (const [index, byte] of bytes.entries()) bytes[index] = (byte + (above?.[index] ?? 0)) & 255;
  return bytes;
}
