import { expect, test } from 'vitest';
import { shortened } from './short-manifest.ts';

test('the short manifest keeps the routes, and drops their imports', () => {
  const route = { id: 'pages/about', module: '/assets/about-1.js', css: ['/assets/about-2.css'] };
  const write = (imports: string[]) =>
    `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes: { about: { ...route, imports } } })};`;
  expect(shortened(write(['/assets/public-3.js']))).toBe(write([]));
});

test('an unknown form of the manifest stops the build', () => {
  expect(() => shortened('self.manifest={}')).toThrow('known');
});
