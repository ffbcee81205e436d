import { join } from 'node:path';
import sharp from 'sharp';
import type { DemoRepKey } from '#server/demo/demo-content.ts';
import { demoReps } from '#server/demo/demo-people.ts';
import { projectRoot } from '#server/platform/env.ts';
import { demoFaces, groundOf } from './demo-faces.ts';
import { demoLogos } from './demo-logos.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene } from './scenes.ts';

const demoPictureFolder = join(projectRoot, 'server', 'demo', 'pictures');

/** As real profile pictures are stored: square, 256 wide here. */
const webp = (svg: string) => sharp(Buffer.from(svg)).resize(256, 256).webp({ quality: 82 }).toBuffer();

/** A picture a rep sends from work. */
const photo = (svg: string) =>
  sharp(Buffer.from(svg)).resize(960, 720).flatten({ background: '#fff' }).webp({ quality: 82 }).toBuffer();

/** Each picture of the demo's people and companies, and one of a tasting table: its file and its content. */
export async function drawDemoPictures(): Promise<(readonly [file: string, content: Buffer])[]> {
  const portraits = (Object.keys(demoReps) as DemoRepKey[]).map(
    (key) => [key, drawPortrait(demoFaces[key], groundOf(key))] as const,
  );
  const pictures = await Promise.all(
    [...portraits, ...Object.entries(demoLogos)].map(
      async ([key, svg]) => [join(demoPictureFolder, `${key}.webp`), await webp(svg)] as const,
    ),
  );
  return [...pictures, [join(demoPictureFolder, 'table.webp'), await photo(drawScene('stand'))]];
}
