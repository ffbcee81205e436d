import { Refusal } from '../../refusal.ts';
import { refuseCodeAfter, refuseZipInside } from './hidden-content.ts';
import { decodeNames, refuseActivePdf } from './pdf-actions.ts';
import { openWithoutPassword } from './pdf-encryption.ts';
import { findsItsTable } from './pdf-table.ts';

const endMark = '%%EOF';
const blank = /^[\s\0]*$/;

/** Readers look for the end of a PDF within this many bytes of the file's: what else is there is ignored. */
const mostBehindEnd = 1024;
const printable = /^[\s\0\x20-\x7e\x80-\xff]*$/;
/** An update that was appended and is truncated. */
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
  if (!(await findsItsTable(content, text, end))) throw new Refusal('file.damaged');
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
