import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { jobIndustries } from '#contract/catalogue/options.ts';
import { postingPicture, postingsPath } from '#contract/jobs/posting-addresses.ts';
import { sharePicturePath } from '#contract/site/share-pictures.ts';
import { openSharePictures, type ShareLook } from './share-picture.ts';

/** The page for reps is marigold, the others are green. */
const looks: Readonly<Record<string, ShareLook>> = { '/reps': 'accent' };

/** Makes the picture shown with a shared link, for each page of the built site. */
export async function drawSharePictures(site: string, pages: readonly string[]): Promise<void> {
  await drawAll(
    site,
    await Promise.all(
      pages.map(async (path) => ({
        path,
        title: headingOf(await readFile(join(site, path, 'index.html'), 'utf8'), path),
        look: looks[path] ?? 'deep',
      })),
    ),
  );
}

/** For the list of jobs, and one for the jobs of each industry: nothing is drawn on request. */
export async function drawPostingPictures(site: string): Promise<void> {
  const ofIndustries = jobIndustries.map((industry) => ({
    path: postingPicture(industry),
    title: industry === 'Other' ? 'A paid sales gig' : `A sales gig in ${industry}`,
    look: 'accent' as const,
  }));
  await drawAll(site, [{ path: postingsPath, title: 'Sales gigs near you', look: 'deep' }, ...ofIndustries]);
}

interface Wanted {
  readonly path: string;
  readonly title: string;
  readonly look: ShareLook;
}

async function drawAll(site: string, pictures: readonly Wanted[]): Promise<void> {
  const draw = await openSharePictures();
  await Promise.all(
    pictures.map(async ({ path, title, look }) => {
      const file = join(site, sharePicturePath(path));
      await mkdir(dirname(file), { recursive: true });
      await sharp(Buffer.from(draw(title, look)))
        .png({ palette: true, quality: 90 })
        .toFile(file);
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
