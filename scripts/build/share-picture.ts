import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#contract/brand.ts';
import { sharePictureSize } from '#contract/site/share-pictures.ts';
import { projectRoot } from '#server/platform/env.ts';
import { type Letters, openLetters } from './share-letters.ts';

/** The dark green and the marigold of `web/styles/tokens.css`. */
const looks = {
  deep: { ground: '#0a3327', text: '#f8f4e7', soft: '#bdd3c6', dot: '#f6a91f', hem: '#f6a91f' },
  accent: { ground: '#f6a91f', text: '#1b1405', soft: '#3d2d08', dot: '#0a3327', hem: '#0a3327' },
} as const;

export type ShareLook = keyof typeof looks;

const { width, height } = sharePictureSize;
const margin = 80;
const titleSize = 118;
const lineHeight = 0.98;

/** Draws the pictures shown with shared links: the page's heading on the cloth, as an SVG. */
export async function openSharePictures(): Promise<(title: string, look: ShareLook) => string> {
  const [display, plain, cloth, hem] = await Promise.all([
    openLetters('bricolage.woff2', -0.035),
    openLetters('inter.woff2'),
    circlesOf('shweshwe.svg'),
    circlesOf('shweshwe-hem.svg'),
  ]);
  return (title, look) => {
    const { ground, text, soft, dot, hem: thread } = looks[look];
    const { size, lines } = fitted(display, title);
    const last = height - 150;
    const drawn = lines.map((line, index) =>
      display.draw(line, size, margin, last - (lines.length - 1 - index) * size * lineHeight),
    );
    const end = margin + display.width(lines.at(-1) ?? '', size) + size * 0.17;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="cloth" width="96" height="96" patternUnits="userSpaceOnUse" fill="${text}">${cloth}</pattern>
<pattern id="hem" width="48" height="24" patternUnits="userSpaceOnUse" fill="${thread}">${hem}</pattern>
<linearGradient id="fade"><stop offset="0.3" stop-color="black"/><stop offset="1" stop-color="white"/></linearGradient>
<mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>
<rect width="${width}" height="${height}" fill="${ground}"/>
<g mask="url(#right)"><rect width="${width}" height="${height}" fill="url(#cloth)" opacity="0.2"/></g>
<g transform="translate(0 ${height - 36}) scale(1.5)"><rect width="${width}" height="24" fill="url(#hem)"/></g>
<g fill="${text}">${brandMark(dot)}${display.draw(brand.name, 50, margin + 78, 117)}${drawn.join('')}</g>
<circle cx="${end}" cy="${last - size * 0.095}" r="${size * 0.095}" fill="${dot}"/>
<g fill="${soft}">${plain.draw(brand.tagline, 30, margin, height - 78)}</g></svg>`;
  };
}

/** The heading in at most three lines that fit. */
function fitted(letters: Letters, title: string): { readonly size: number; readonly lines: readonly string[] } {
  const room = width - 2 * margin - 60;
  for (let size = titleSize; ; size -= 6) {
    const lines: string[] = [];
    for (const word of title.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && letters.width(longer, size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= 3 && lines.every((line) => letters.width(line, size) <= room)) return { size, lines };
  }
}

/** The nine dots of the mark, as in `web/features/shell/brand-mark.tsx`. */
function brandMark(dot: string): string {
  const places = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const));
  const circles = places.map(([row, column]) => {
    const middle = row === 0 && column === 0;
    const at = `cx="${16 + (row - column) * 5}" cy="${16 + (row + column) * 5}"`;
    return `<circle ${at} r="${middle ? 3.1 : 2.4}"${middle ? ` fill="${dot}"` : ''}/>`;
  });
  return `<g transform="translate(${margin - 8} 64) scale(2.3)">${circles.join('')}</g>`;
}

async function circlesOf(file: string): Promise<string> {
  const svg = await readFile(join(projectRoot, 'web', 'styles', file), 'utf8');
  return (svg.match(/<circle[^>]*>/g) ?? []).join('');
}
