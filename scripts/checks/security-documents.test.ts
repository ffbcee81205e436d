import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const standard = read('docs/security-asvs.md');
const requirements = [...standard.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| .+ \| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', state = '']) => ({ number, level, state }),
);

describe('the requirements of the standard', () => {
  test('come once', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('are all there: 70 of level 1, 183 of level 2', () => {
    const ofLevel = Map.groupBy(requirements, ({ level }) => level);
    expect([ofLevel.get('1')?.length, ofLevel.get('2')?.length]).toEqual([70, 183]);
  });

  test('are met, with a test or a note that there is none, do not apply, or are open', () => {
    const shown = /^met\b.*(untested|\.test\.ts|\.spec\.ts|the same|: as |\]\()/;
    const known = /^(not applicable: |open(:| on purpose: ))/;
    expect(requirements.filter(({ state }) => !shown.test(state) && !known.test(state))).toEqual([]);
  });

  test('that are open are listed at the beginning, and no others', () => {
    const beginning = standard.slice(standard.indexOf('## What is open'), standard.indexOf('## V1 '));
    const told = [...beginning.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number).toSorted();
    const open = requirements.filter(({ state }) => state.startsWith('open')).map(({ number }) => number);
    expect(told).toEqual(open.toSorted());
  });
});
