import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { siteDrawings } from './site-drawings.ts';

test.each(siteDrawings().map(([file, svg]) => [basename(file), file, svg] as const))(
  '%s is as it is drawn, and small: npm run draw makes it anew',
  async (_name, file, svg) => {
    expect(await readFile(file, 'utf8')).toBe(svg);
    expect(svg.length).toBeLessThan(28_000);
  },
);
