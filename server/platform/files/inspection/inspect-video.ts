import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../../refusal.ts';
import { refuseZipInside } from './hidden-content.ts';
import { readIsoBoxes } from './iso-boxes.ts';
import { isoDuration } from './iso-duration.ts';
import { readWebm } from './webm-media.ts';

export type VideoType = 'mp4' | 'mov' | 'webm';

/** More than the comment of a ZIP. */
const tailLength = 70_000;

interface Media {
  readonly hasVideo: boolean;
  readonly seconds: number;
}

/** How many seconds one whole video takes. Throws a Refusal for everything else. */
export async function measureVideo(path: string, type: VideoType): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    await refuseZipAtEnd(file, size);
    const media = type === 'webm' ? await readWebm(file, size) : await readIso(file, size);
    if (media === null) throw new Refusal('file.damaged');
    if (!media.hasVideo) throw new Refusal('file.not_video');
    // Not < 0.0005: a header may say NaN, which is neither longer nor shorter than anything.
    if (!(media.seconds >= 0.0005)) throw new Refusal('file.damaged');
    return media.seconds;
  } catch (error) {
    // A number in it points to where there is nothing.
    throw error instanceof RangeError ? new Refusal('file.damaged') : error;
  } finally {
    await file.close();
  }
}

async function readIso(file: FileHandle, size: number): Promise<Media | null> {
  const boxes = await readIsoBoxes(file, size);
  const has = (type: string) => boxes?.some((box) => box.type === type);
  if (boxes === null || boxes[0]?.type !== 'ftyp' || !has('moov') || !has('mdat')) return null;
  const handlers = boxes.filter(({ type }) => type === 'hdlr');
  const kinds = await Promise.all(handlers.map(({ start }) => file.read(Buffer.alloc(4), 0, 4, start + 8)));
  const hasVideo = kinds.some(({ buffer }) => buffer.toString('latin1') === 'vide');
  return { hasVideo, seconds: await isoDuration(file, boxes) };
}

async function refuseZipAtEnd(file: FileHandle, size: number): Promise<void> {
  const tail = Buffer.alloc(Math.min(size, tailLength));
  await file.read(tail, 0, tail.length, size - tail.length);
  refuseZipInside(tail);
}
