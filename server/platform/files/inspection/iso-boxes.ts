import type { FileHandle } from 'node:fs/promises';

export interface Box {
  readonly type: string;
  /** Offset of its content in the file. */
  readonly start: number;
  readonly end: number;
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
const mostBoxes = 20_000;

/** The boxes of an MP4 or QuickTime file, in their order. Null unless they fill the file to its last byte. */
export async function readIsoBoxes(file: FileHandle, size: number): Promise<Box[] | null> {
  const boxes: Box[] = [];

  /** Whether the boxes between the two places follow each other without a gap. */
  async function collect(from: number, to: number): Promise<boolean> {
    let at = from;
    while (at < to) {
      const box = await boxAt(file, at, to);
      if (box === null || box.end > to || boxes.length >= mostBoxes) return false;
      boxes.push(box);
      if (containers.has(box.type) && !(await collect(box.start, box.end))) return false;
      at = box.end;
    }
    return true;
  }

  return (await collect(0, size)) ? boxes : null;
}

async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const header = await readBytes(file, { start: at, end }, 16);
  // QuickTime ends a list of boxes with four zeros.
  if (end - at === 4 && header.readUInt32BE(0) === 0) return { type: '', start: end, end };
  const type = header.toString('latin1', 4, 8);
  if (end - at < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
  const length = header.readUInt32BE(0);
  if (length === 0) return { type, start: at + 8, end };
  if (length === 1) {
    const long = Number(header.readBigUInt64BE(8));
    return long < 16 ? null : { type, start: at + 16, end: at + long };
  }
  return length < 8 ? null : { type, start: at + 8, end: at + length };
}

/** Zeros where the file or the box ends earlier. */
export async function readBytes(file: FileHandle, box: Omit<Box, 'type'>, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, Math.min(length, box.end - box.start), box.start);
  return buffer;
}
