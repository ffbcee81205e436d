import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listModules } from './list-modules.ts';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'thengisa-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('list-modules follows every import that Node follows, and no type', () => {
  const root = project({
    'server/main.ts': `import './a.ts'; import type { T } from './types.ts'; export { b } from '#domain/b.ts'; await import('pg');`,
    'server/a.ts': `import data from '#domain/a.json' with { type: 'json' }; new Worker(new URL('./thread.ts', import.meta.url));`,
    'server/thread.ts': `import { sharp } from 'sharp'; type S = typeof import('vite');`,
    'server/types.ts': '',
    'domain/b.ts': `export const b = require.resolve('fonts/regular.ttf'); const other = (name: string) => \`@noto/sans-\${name}/file\`;`,
    'domain/a.json': '{}',
    'web/page.tsx': `import 'react';`,
  });
  expect(listModules(root, ['server/main.ts'], ['fonts', '@noto/sans-a', '@noto/serif', 'react'])).toEqual({
    files: ['domain/a.json', 'domain/b.ts', 'server/a.ts', 'server/main.ts', 'server/thread.ts'],
    packages: ['@noto/sans-a', 'fonts', 'pg', 'sharp'],
  });
});
