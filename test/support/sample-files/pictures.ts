import sharp, { type Sharp } from 'sharp';

interface PictureChoices {
  readonly width?: number;
  readonly height?: number;
  /** The EXIF orientation: 6 is a phone held upright. */
  readonly orientation?: number;
  readonly camera?: string;
}

/** Noise, so that it doesn't compress. */
export async function makeJpeg({
  width = 400,
  height = 300,
  orientation,
  camera,
}: PictureChoices = {}): Promise<Buffer> {
  const picture = noise(width, height).jpeg({ quality: 80 });
  if (orientation !== undefined) picture.withMetadata({ orientation });
  if (camera !== undefined) picture.withExif({ IFD0: { Make: camera, Copyright: 'Thabo' } });
  return picture.toBuffer();
}

export async function makePng({ width = 400, height = 300 }: PictureChoices = {}): Promise<Buffer> {
  return noise(width, height).png().toBuffer();
}

export async function makeWebp({ width = 400, height = 300 }: PictureChoices = {}): Promise<Buffer> {
  return noise(width, height).webp().toBuffer();
}

/** One colour: a few kilobytes that decompress to all these pixels. */
export async function makePixelBomb(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}
