import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sharePicturePath } from '#contract/site/share-pictures.ts';
import { openSharePictures, type ShareLook } from './share-picture.ts';

/** The page for reps is marigold, the others are green. */
const looks: Readonly<Record<string, ShareLook>> = { '/reps': 'accent' };

/** For each page of the built site the picture that stands beside its link when somebody shares it. */
export async function drawSharePictures(site: string, pages: readonly string[]): Promise<void> {
  const draw = await openSharePictures();
  await Promise.all(
    pages.map(async (path) => {
      const html = await readFile(join(site, path, 'index.html'), 'utf8');
      const file = join(site, sharePicturePath(path));
      await mkdir(dirname(file), { recursive: true });
      const picture = Buffer.from(draw(headingOf(html, path), looks[path] ?? 'deep'));
      await sharp(picture).png({ palette: true, quality: 90 }).toFile(file);
    }),
  );
}

function headingOf(html: string, path: string): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();
  if (!heading) throw new Error(`The page ${path} has no heading to put on its picture.`);
  return heading.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
}
