import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { palette as p } from './palette.ts';
import { people } from './people.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene, sceneNames } from './scenes.ts';

const folder = join(projectRoot, 'web', 'features', 'marketing', 'drawings');

const grounds: Partial<Record<keyof typeof people, string>> = {
  nomsa: p.mint,
  riaan: p.sand,
  lerato: p.marigold,
  ayanda: p.mint,
  priya: p.sand,
  sipho: p.mint,
};

/** Each drawing of the site: its file and its content. */
export function siteDrawings(): (readonly [file: string, svg: string])[] {
  return [
    ...sceneNames.map((name) => [join(folder, `${name}.svg`), drawScene(name)] as const),
    ...Object.entries(grounds).map(
      ([name, ground]) =>
        [join(folder, `${name}.svg`), drawPortrait(people[name as keyof typeof people], ground)] as const,
    ),
  ];
}
