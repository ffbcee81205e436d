import { expect, test } from 'vitest';
import { shortened } from './short-manifest.ts';

test('the map of the site keeps where its pages are, and not what they import', () => {
  const route = { id: 'pages/about', module: '/assets/about-1.js', css: ['/assets/about-2.css'] };
  const write = (imports: string[]) =>
    `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes: { about: { ...route, imports } } })};`;
  expect(shortened(write(['/assets/public-3.js']))).toBe(write([]));
});

test('one that is written otherwise stops the build', () => {
  expect(() => shortened('self.manifest={}')).toThrow('known');
});
