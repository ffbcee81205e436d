import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { siteDrawings } from './site-drawings.ts';

test.each(siteDrawings().map(([file, svg]) => [basename(file), file, svg] as const))(
  '%s matches its drawing, and is small: npm run draw updates it',
  async (_name, file, svg) => {
    expect(await readFile(file, 'utf8')).toBe(svg);
    expect(svg.length).toBeLessThan(28_000);
  },
);
