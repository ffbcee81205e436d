import type { Outgoing } from './send-upload.ts';

/** In pixels of the picture. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const side = 1024;

/** Decodes the picture, rotated by its EXIF orientation. Throws when the browser can't read it. */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return image;
}

/** A square of at most 1024 pixels. Logos keep their transparency. */
export async function cutPicture(image: HTMLImageElement, cut: Cut, format: 'jpeg' | 'png'): Promise<Outgoing> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, Math.round(cut.width));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${format}`, 0.92));
  if (!content) throw new Error('This browser can’t save pictures');
  return { name: `picture.${format === 'jpeg' ? 'jpg' : 'png'}`, content };
}
