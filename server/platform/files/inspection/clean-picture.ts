import type { Sharp } from 'sharp';
import { Refusal } from '../../refusal.ts';
import { refuseCodeAfter, refuseZipInside } from './hidden-content.ts';

export type PictureType = 'jpg' | 'png' | 'webp';

/** How a picture is stored. */
export interface PictureForm {
  readonly format: 'jpg' | 'webp';
  /** The longest that either of its sides may be, in pixels. */
  readonly side: number;
}

export interface CleanPicture {
  readonly extension: 'jpg' | 'webp';
  readonly contentType: 'image/jpeg' | 'image/webp';
  readonly content: Buffer;
}

const mostPixels = 50_000_000;
// A decoded picture takes up to 200 MB.
const inTurn = takeTurns(2);

/**
 * Re-encodes a picture: upright, small enough, and without hidden content or metadata on where and with what it was taken. Throws a Refusal for one
 * that is damaged, too large, or more than a picture.
 */
export async function cleanPicture(content: Buffer, type: PictureType, form: PictureForm): Promise<CleanPicture> {
  refuseZipInside(content);
  refuseCodeAfter(content, endOf(content, type));
  return inTurn(async () => {
    const open = await loadSharp();
    try {
      const options = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const;
      const { width, height, format } = await open(content, options).metadata();
      if (format !== (type === 'jpg' ? 'jpeg' : type)) throw new Refusal('file.damaged');
      if (width * height > mostPixels) throw new Refusal('file.too_many_pixels');
      return await encode(open(content, options).autoOrient(), form);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('file.damaged');
    }
  });
}

async function encode(picture: Sharp, { format, side }: PictureForm): Promise<CleanPicture> {
  const sized = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  if (format === 'webp') {
    return { extension: 'webp', contentType: 'image/webp', content: await sized.webp({ quality: 84 }).toBuffer() };
  }
  const jpeg = sized.flatten({ background: '#ffffff' }).jpeg({ quality: 86 });
  return { extension: 'jpg', contentType: 'image/jpeg', content: await jpeg.toBuffer() };
}

/** Offset behind the last byte of the picture. */
function endOf(content: Buffer, type: PictureType): number {
  const mark = { jpg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND'), webp: null }[type];
  if (mark === null) return content.length < 8 ? content.length : content.readUInt32LE(4) + 8;
  const at = content.lastIndexOf(mark);
  return at === -1 ? content.length : at + mark.length;
}

/** Loaded on first use: most processes see their first picture long after they started. */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: open } = await import('sharp');
  open.concurrency(1);
  open.cache(false);
  // Whatever the first bytes make libvips believe, no other of its readers is used.
  open.block({ operation: ['VipsForeignLoad'] });
  open.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return open;
}

/** Runs at most `most` at a time; the others queue in order of arrival. */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
