import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const standard = read('docs/security-asvs.md');
const security = read('docs/security.md');
const requirements = [...standard.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| .+ \| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', state = '']) => ({ number, level, state }),
);

/** Those that begin with a folder of the house, and files at its root by their endings. */
const namedPath = /`((?:contract|db|docs|domain|bench|scripts|server|test|web)\/[\w./-]+|[\w.-]+\.(?:json|md|ts))`/g;

test.each([
  ['docs/security-asvs.md', standard],
  ['docs/security.md', security],
])('every file that %s names is there', (_, text) => {
  const named = [...text.matchAll(namedPath)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join('docs', path));
  expect(named.length).toBeGreaterThan(3);
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every heading that the standard’s document leads to is there', () => {
  const slugsOf = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  const slugs = { '': slugsOf(standard), 'security.md': slugsOf(security) };
  const wanted = [...standard.matchAll(/\]\((|security\.md)#([^)]+)\)/g)];
  expect(wanted.filter(([, page, slug = '']) => !slugs[page as keyof typeof slugs].includes(slug))).toEqual([]);
});

describe('the requirements of the standard', () => {
  test('come once', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('are all there: 70 of level 1, 183 of level 2', () => {
    const ofLevel = Map.groupBy(requirements, ({ level }) => level);
    expect([ofLevel.get('1')?.length, ofLevel.get('2')?.length]).toEqual([70, 183]);
  });

  test('are met, with a test or the word that there is none, do not apply, or are open', () => {
    const shown = /^met\b.*(untested|\.test\.ts|\.spec\.ts|the same|: as |\]\()/;
    const known = /^(not applicable: |open(:| on purpose: ))/;
    expect(requirements.filter(({ state }) => !shown.test(state) && !known.test(state))).toEqual([]);
  });

  test('that are open are told at the beginning, and no others', () => {
    const beginning = standard.slice(standard.indexOf('## What is open'), standard.indexOf('## V1 '));
    const told = [...beginning.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number).toSorted();
    const open = requirements.filter(({ state }) => state.startsWith('open')).map(({ number }) => number);
    expect(told).toEqual(open.toSorted());
  });
});
