import { Refusal } from '../../refusal.ts';

/** The end of central directory of a ZIP, with its comment of up to 64 KB, is within this distance of the end. */
const longestZipEnd = 65_535 + 22;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const active = /<!doctype|<html|<script|<svg|<\?php|%PDF-\d/i;

/** A ZIP (so also a JAR or a Word document) is read from its end: any other file can carry one there. */
export function refuseZipInside(content: Buffer): void {
  const tail = content.subarray(Math.max(0, content.length - longestZipEnd));
  for (let at = tail.indexOf(zipEnd); at !== -1; at = tail.indexOf(zipEnd, at + 1)) {
    // Zeros where the numbers of the disks are: else these four bytes are there by chance.
    if (at + 22 <= tail.length && tail.readUInt32LE(at + 4) === 0) throw new Refusal('file.unsafe');
  }
}

/** Bytes after the end of a picture are never shown, so they have no reason to be code. */
export function refuseCodeAfter(content: Buffer, end: number): void {
  if (active.test(content.subarray(end).toString('latin1'))) throw new Refusal('file.unsafe');
}
