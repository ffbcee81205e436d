import type { FileHandle } from 'node:fs/promises';
import { type Box, readBytes } from './iso-boxes.ts';

/** In bytes. Longer ones are of videos that are far too long anyway. */
const longestRun = 1_000_000;

interface Track {
  timescale: number;
  sampleDuration: number;
  seconds: number;
}

/** The longest time that any header, list of samples or fragment gives, in seconds; 0 when none does. */
export async function isoDuration(file: FileHandle, boxes: readonly Box[]): Promise<number> {
  const tracks = new Map<number, Track>();
  const trackOf = (id: number): Track => {
    const track = tracks.get(id) ?? { timescale: 0, sampleDuration: 0, seconds: 0 };
    tracks.set(id, track);
    return track;
  };
  let longest = 0;
  let track = trackOf(0);
  let sampleDuration = 0;
  for (const box of boxes) {
    const content = await readBytes(file, box, 48);
    const long = content[0] === 1;
    if (box.type === 'tkhd') track = trackOf(content.readUInt32BE(long ? 20 : 12));
    if (box.type === 'mvhd' || box.type === 'mdhd') {
      const { timescale, duration } = timesOf(content);
      if (box.type === 'mdhd') track.timescale = timescale;
      longest = Math.max(longest, duration / Math.max(1, timescale));
    }
    if (box.type === 'stts') {
      const list = await readBytes(file, box, Math.min(box.end - box.start, longestRun));
      track.seconds += listLength(list) / Math.max(1, track.timescale);
    }
    if (box.type === 'trex') trackOf(content.readUInt32BE(4)).sampleDuration = content.readUInt32BE(12);
    // From here on fragments, written one after the other during recording.
    if (box.type === 'tfhd') {
      track = trackOf(content.readUInt32BE(4));
      sampleDuration = ownSampleDuration(content) ?? track.sampleDuration;
    }
    if (box.type === 'tfdt') {
      const at = long ? Number(content.readBigUInt64BE(4)) : content.readUInt32BE(4);
      track.seconds = Math.max(track.seconds, at / Math.max(1, track.timescale));
    }
    if (box.type === 'trun') {
      const run = await readBytes(file, box, Math.min(box.end - box.start, longestRun));
      track.seconds += runLength(run, sampleDuration) / Math.max(1, track.timescale);
    }
  }
  return Math.max(longest, ...[...tracks.values()].map(({ seconds }) => seconds));
}

/** Of the whole or of one track. Unknown is all ones. */
function timesOf(content: Buffer): { timescale: number; duration: number } {
  const long = content[0] === 1;
  const timescale = content.readUInt32BE(long ? 20 : 12);
  const duration = long ? content.readBigUInt64BE(24) : BigInt(content.readUInt32BE(16));
  const unknown = long ? 0xff_ff_ff_ff_ff_ff_ff_ffn : 0xff_ff_ff_ffn;
  return { timescale, duration: duration === unknown ? 0 : Number(duration) };
}

/** Duration of a list of pairs, each a number of samples and their length. Existing entries are counted, whatever their declared number. */
function listLength(list: Buffer): number {
  let sum = 0;
  for (let at = 8; at + 8 <= list.length; at += 8) sum += list.readUInt32BE(at) * list.readUInt32BE(at + 4);
  return sum;
}

function ownSampleDuration(header: Buffer): number | null {
  const flags = header.readUIntBE(1, 3);
  if ((flags & 0x8) === 0) return null;
  return header.readUInt32BE(8 + ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4));
}

function runLength(run: Buffer, sampleDuration: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUIntBE(1, 3);
  const count = run.readUInt32BE(4);
  if ((flags & 0x100) === 0) return count * sampleDuration;
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  let sum = 0;
  let at = 8 + ((flags & 0x1) === 0 ? 0 : 4) + ((flags & 0x4) === 0 ? 0 : 4);
  for (let index = 0; index < count && at + step <= run.length; index++, at += step) sum += run.readUInt32BE(at);
  return sum;
}
