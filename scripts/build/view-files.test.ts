import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/env.ts';
import { listViewFiles } from './view-files.ts';

const built = {
  'web/root.tsx?route': {
    file: 'assets/root-1.js',
    imports: ['_shared.js'],
    assets: ['assets/font-7.woff2', 'assets/site-2.css'],
  },
  'web/page.tsx?route': { file: 'assets/page-3.js', imports: ['_shared.js', '_more.js'], css: ['assets/page-8.css'] },
  '_shared.js': { file: 'assets/shared-4.js', imports: ['web/root.tsx?route'] },
  '_more.js': { file: 'assets/more-5.js' },
};
const view = { address: '/page', modules: [join(projectRoot, 'web/root.tsx?route')], limit: null };
const page = join(projectRoot, 'web/page.tsx?route');

test('a view fetches the files of its modules and of all they import, each once, and the router’s manifest first', () => {
  expect(listViewFiles([{ ...view, modules: [...view.modules, page] }], built, 'assets/manifest-6.js')).toEqual([
    {
      address: '/page',
      styles: ['/assets/site-2.css', '/assets/page-8.css'],
      scripts: ['manifest-6', 'root-1', 'page-3', 'shared-4', 'more-5'].map((name) => `/assets/${name}.js`),
    },
  ]);
});

test('what asks for the data of a page comes before the page', () => {
  const route = (kind: string) => `web/layout.tsx?${kind}`;
  const more = {
    [route('__react-router-build-client-route')]: { file: 'assets/layout-1.js', imports: ['_shared.js'] },
    [route('route-chunk=clientLoader')]: { file: 'assets/loader-2.js', imports: ['_more.js'] },
  };
  const modules = [join(projectRoot, route('__react-router-build-client-route'))];
  const [files] = listViewFiles([{ ...view, modules }], { ...built, ...more }, 'assets/manifest-6.js');
  expect(files?.scripts).toEqual(
    ['manifest-6', 'loader-2', 'more-5', 'layout-1', 'shared-4', 'root-1'].map((name) => `/assets/${name}.js`),
  );
});

test('a module that was not built stops the build', () => {
  expect(() => listViewFiles([{ ...view, modules: [`${page}s`] }], built, 'manifest.js')).toThrow(
    'web/page.tsx?routes',
  );
});
