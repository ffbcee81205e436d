import { buffer } from 'node:stream/consumers';
import type { PictureSize } from '#contract/files/picture-sizes.ts';
import type { FileStore } from './file-store.ts';
import { loadSharp, takeTurns } from './inspection/clean-picture.ts';

/** How many are kept in memory: some 10 MB. */
const mostKept = 500;

export interface PictureSizes {
  /** Returns the picture as WebP, cropped to that size but never enlarged; null when it is gone or can't be read. */
  resize(key: string, size: PictureSize): Promise<Buffer | null>;
}

/** Makes stored pictures smaller on request, and keeps those used last. Nothing else is stored, so nothing else has to be deleted. */
export function createPictureSizes(files: Pick<FileStore, 'get'>): PictureSizes {
  const kept = new Map<string, Promise<Buffer | null>>();
  const inTurn = takeTurns(2);

  async function make(key: string, size: PictureSize): Promise<Buffer | null> {
    const content = await files.get(key);
    if (content === null) return null;
    const [open, whole] = await Promise.all([loadSharp(), buffer(content)]);
    const [width, height] = size.split('x').map(Number);
    return open(whole)
      .resize({ width, height, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
      .catch(() => null);
  }

  return {
    resize(key, size) {
      const name = `${size} ${key}`;
      const made = kept.get(name) ?? inTurn(() => make(key, size));
      kept.delete(name);
      kept.set(name, made);
      made.catch(() => kept.delete(name));
      const [oldest = ''] = kept.keys();
      if (kept.size > mostKept) kept.delete(oldest);
      return made;
    },
  };
}
