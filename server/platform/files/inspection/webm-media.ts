import type { FileHandle } from 'node:fs/promises';

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
  blockGroup: 0xa0,
  groupedBlock: 0xa1,
} as const;

const containers: ReadonlySet<number> = new Set([
  ids.segment,
  ids.info,
  ids.tracks,
  ids.track,
  ids.cluster,
  ids.blockGroup,
]);
const mostElements = 100_000;

export interface WebmMedia {
  readonly hasVideo: boolean;
  /** The longest time that its header or its blocks give. */
  readonly seconds: number;
}

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the structure of a WebM file. Null unless its elements fill the file to its last byte. Browser recordings have no duration in the header, and
 * lists of unknown length: those end where the file or the list around them does.
 */
export async function readWebm(file: FileHandle, size: number): Promise<WebmMedia | null> {
  const found = { hasVideo: false, duration: 0, timescale: 1_000_000, cluster: 0, last: 0, count: 0 };

  async function walk(from: number, to: number): Promise<boolean> {
    let at = from;
    while (at < to) {
      const element = await elementAt(file, at, to);
      if (element === null || element.end > to || ++found.count > mostElements) return false;
      // In a list without a length the next cluster looks like a part of the one before; it makes no difference here.
      if (containers.has(element.id)) {
        if (!(await walk(element.start, element.end))) return false;
      } else await note(element);
      at = element.end;
    }
    return true;
  }

  async function note({ id, start, end }: Element): Promise<void> {
    const content = Buffer.alloc(Math.min(16, end - start));
    await file.read(content, 0, content.length, start);
    if (id === ids.timescale) found.timescale = unsigned(content);
    if (id === ids.duration) found.duration = content.length === 4 ? content.readFloatBE(0) : content.readDoubleBE(0);
    if (id === ids.trackType && content[0] === 1) found.hasVideo = true;
    if (id === ids.clusterTime) found.cluster = unsigned(content);
    if (id === ids.block || id === ids.groupedBlock) {
      const track = numberAt(content, 0, true);
      const time = track === null ? 0 : content.readInt16BE(track.length);
      found.last = Math.max(found.last, found.cluster + time);
    }
  }

  if (!(await walk(0, size))) return null;
  return { hasVideo: found.hasVideo, seconds: (Math.max(found.duration, found.last) * found.timescale) / 1e9 };
}

async function elementAt(file: FileHandle, at: number, to: number): Promise<Element | null> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, Math.min(16, to - at), at);
  const id = numberAt(head, 0, false);
  if (id === null || id.length > 4 || at + id.length >= to) return null;
  if (at === 0 && id.value !== ids.header) return null;
  const length = numberAt(head, id.length, true);
  if (length === null) return null;
  const start = at + id.length + length.length;
  const unknown = length.value === 2 ** (7 * length.length) - 1;
  return { id: id.value, start, end: unknown ? to : start + length.value };
}

/** A number whose first bits say how many bytes it has. */
function numberAt(bytes: Buffer, at: number, withoutMark: boolean): { value: number; length: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = withoutMark ? first & (0xff >> length) : first;
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

function unsigned(content: Buffer): number {
  return content.reduce((value, byte) => value * 256 + byte, 0);
}
