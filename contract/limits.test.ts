import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeLimit, type LimitName, limitOf, limits } from './limits.ts';

test('writes of signed-in users count, reads do not unless they say so, and visitors count elsewhere', () => {
  expect(limitOf({ method: 'POST', gate: 'rep' })).toBe('write');
  expect(limitOf({ method: 'GET', gate: 'rep' })).toBeNull();
  expect(limitOf({ method: 'GET', gate: 'signed-in', limit: 'costly-read' })).toBe('costly-read');
  expect(limitOf({ method: 'POST', gate: 'open' })).toBeNull();
  expect(limitOf({ method: 'POST', gate: 'admin' })).toBeNull();
});

test('the documentation lists each limit', async () => {
  const text = await readFile(new URL('../docs/security.md', import.meta.url), 'utf8');
  const rows = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  for (const name of Object.keys(limits) as LimitName[])
    expect(rows).toContain(`| ${limits[name].what} | ${describeLimit(name)} |`);
});
