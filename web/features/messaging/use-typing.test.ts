import { expect, test } from 'vitest';
import { createNewsAge } from './use-typing.ts';

test.each([
  ['right', 0],
  ['ten minutes ahead', 600_000],
  ['ten minutes behind', -600_000],
])('with a clock that is %s, an immediate typing event is new, and a late one is old', (_, off) => {
  const ageOf = createNewsAge();
  const at = Date.parse('2026-03-03T10:00:00Z');
  const heard = (sent: number, later: number) => ageOf(new Date(at + sent).toISOString(), at + sent + later + off);
  expect(heard(0, 100)).toBe(0);
  expect(heard(5000, 300)).toBe(200);
  expect(heard(6000, 60_100)).toBe(60_000);
});
