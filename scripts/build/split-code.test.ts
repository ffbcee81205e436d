import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/env.ts';
import { codeSplitter } from './split-code.ts';

const web = (path: string) => join(projectRoot, 'web', path);
const pkg = (name: string) => join(projectRoot, 'node_modules', name);

const imports: Record<string, string[]> = {
  [web('root.tsx')]: [web('lib/toast.ts'), pkg('react-router/index.mjs')],
  [pkg('react-router/index.mjs')]: [pkg('react/index.js')],
  [web('pages/public/public-layout.tsx')]: [web('features/shell/public-shell.tsx'), web('lib/toast.ts')],
  [web('pages/public/landing.tsx')]: [
    web('features/marketing/dots.tsx'),
    web('features/marketing/hero.tsx'),
    web('ui/badge.tsx'),
  ],
  [web('pages/rep/portal.tsx')]: [web('ui/badge.tsx')],
  [web('pages/public/about.tsx')]: [web('features/marketing/dots.tsx')],
  [web('pages/public/contact.tsx')]: [web('features/marketing/dots.tsx'), pkg('react/index.js')],
  // A circle must not keep it busy for ever.
  [web('features/marketing/dots.tsx')]: [web('features/marketing/dots.tsx')],
};

const chunkOf = codeSplitter();
const importersOf = (id: string) => Object.keys(imports).filter((one) => imports[one]?.includes(id));
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], importers: importersOf(id) }) };

test.each([
  ['what the root needs of ours', web('lib/toast.ts'), 'site'],
  ['what the root needs of others', pkg('react/index.js'), 'framework'],
  ['react-dom, whoever imports it', pkg('react-dom/client.js'), 'framework'],
  ['what the public layout needs', web('features/shell/public-shell.tsx'), 'public'],
  ['what a portal needs besides a public page', web('ui/badge.tsx'), 'public'],
  ['what several public pages need', web('features/marketing/dots.tsx'), 'public'],
  ['what one page needs', web('features/marketing/hero.tsx'), null],
  ['what portals need', web('pages/rep/portal.tsx'), null],
])('%s', (_what, id, chunk) => {
  expect(chunkOf(id, modules)).toBe(chunk);
});
