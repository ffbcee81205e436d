import { Refusal } from '../../refusal.ts';
import { refuseCodeAfter, refuseZipInside } from './hidden-content.ts';
import { refuseActivePdf } from './pdf-actions.ts';

const endMark = '%%EOF';
const blank = /^[\s\0]*$/;

/** Throws a Refusal unless this is one whole PDF without a password that only shows pages, and nothing else besides. */
export async function refuseUnsoundPdf(content: Buffer): Promise<void> {
  // PDF readers also take one that begins further in; then something else comes first.
  if (!/^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1'))) throw new Refusal('file.unsafe');
  refuseZipInside(content);
  const end = content.lastIndexOf(endMark);
  if (end === -1) throw new Refusal('file.damaged');
  const afterEnd = end + endMark.length;
  refuseCodeAfter(content, afterEnd);
  if (!blank.test(content.subarray(afterEnd).toString('latin1'))) throw new Refusal('file.damaged');
  if (!pointsAtItsTable(content, end)) throw new Refusal('file.damaged');
  if (isEncrypted(content)) throw new Refusal('file.password');
  await refuseActivePdf(content);
}

/** Before the end stands where the table of all objects is; it is the first thing that is lost with bytes in the middle. */
function pointsAtItsTable(content: Buffer, end: number): boolean {
  const last = content.subarray(Math.max(0, end - 64), end).toString('latin1');
  const [, digits] = /startxref\s+(\d{1,10})\s*$/.exec(last) ?? [];
  if (digits === undefined) return false;
  const table = content.subarray(Number(digits), Number(digits) + 40).toString('latin1');
  return /^\s*(xref\s|\d+\s+\d+\s+obj)/.test(table);
}

/** Dictionaries that say so are never compressed. */
function isEncrypted(content: Buffer): boolean {
  for (let at = content.indexOf('/Encrypt'); at !== -1; at = content.indexOf('/Encrypt', at + 1)) {
    if (/^\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(content.subarray(at, at + 40).toString('latin1'))) return true;
  }
  return false;
}
