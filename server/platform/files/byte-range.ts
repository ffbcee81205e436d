import type { ByteRange } from './file-store.ts';

/**
 * The part of a file of `size` bytes that a `Range` header asks for. Null: all of it, as for anything but one range of
 * bytes. `unsatisfiable`: it lies outside the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
