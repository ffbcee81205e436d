import { Refusal } from '../../refusal.ts';
import { refuseCodeAfter, refuseZipInside } from './hidden-content.ts';
import { decodeNames, refuseActivePdf } from './pdf-actions.ts';
import { openWithoutPassword } from './pdf-encryption.ts';

const endMark = '%%EOF';
const blank = /^[\s\0]*$/;

/** Readers look for the end of a PDF within so many bytes of the file's: what else stands there is ignored. */
const mostBehindEnd = 1024;
const printable = /^[\s\0\x20-\x7e\x80-\xff]*$/;
/** Something that was added and is cut off. */
const beginning = /\d+\s+\d+\s+obj\b|\bxref\b|\btrailer\b/;

/**
 * Throws a Refusal unless this is one whole PDF that opens without a password, only shows pages, and carries nothing else. One that only
 * forbids to print or to change it opens without.
 */
export async function refuseUnsoundPdf(content: Buffer): Promise<void> {
  // PDF readers also take one that begins further in; then something else comes first.
  if (!/^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1'))) throw new Refusal('file.unsafe');
  refuseZipInside(content);
  const end = content.lastIndexOf(endMark);
  if (end === -1) throw new Refusal('file.damaged');
  const afterEnd = end + endMark.length;
  refuseCodeAfter(content, afterEnd);
  refuseMoreBehind(content.subarray(afterEnd).toString('latin1'));
  const text = content.toString('latin1');
  if (!pointsAtItsTable(text, end)) throw new Refusal('file.damaged');
  const names = decodeNames(text);
  const isEncrypted = /\/Encrypt[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)/.test(names);
  const decrypt = isEncrypted ? openWithoutPassword(text) : undefined;
  if (decrypt === null) throw new Refusal('file.password');
  await refuseActivePdf(content, decrypt);
}

/** Scanners and mail programs write a line behind the end. */
function refuseMoreBehind(text: string): void {
  if (blank.test(text)) return;
  if (beginning.test(text)) throw new Refusal('file.damaged');
  if (text.length > mostBehindEnd || !printable.test(text)) throw new Refusal('file.unsafe');
}

/** How far the table of all objects may lie from where the end says, if the rest is whole. Readers look for it then. */
const mostAside = 1024;

/** Before the end stands where the table of all objects is; it is the first thing that is lost with bytes in the middle. */
function pointsAtItsTable(text: string, end: number): boolean {
  const [, digits] = /startxref\s+(\d{1,10})\s*$/.exec(text.slice(Math.max(0, end - 64), end)) ?? [];
  if (digits === undefined) return false;
  const place = Number(digits);
  if (/^\s*(xref\s|\d+\s+\d+\s+obj)/.test(text.slice(place, place + 40))) return true;
  const from = Math.max(0, place - mostAside);
  const around = text.slice(from, Math.min(place + mostAside, end));
  const table = [...around.matchAll(/(?<![a-z])xref\s/g)].at(-1)?.index;
  return table !== undefined && findsItsObjects(text.slice(from + table), text);
}

const longestTable = 200_000;

/** Whether a table finds each of its objects. With bytes lost in the middle, those behind the hole are elsewhere. */
function findsItsObjects(table: string, text: string): boolean {
  const entries = [...table.slice(0, longestTable).matchAll(/(\d{10}) \d{5} n/g)];
  const isObject = (place: number) => /^\s*\d+\s+\d+\s+obj\b/.test(text.slice(place, place + 40));
  return entries.length > 0 && entries.every(([, place]) => isObject(Number(place)));
}
