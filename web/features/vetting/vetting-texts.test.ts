import { expect, test } from 'vitest';
import { waitText, waitTone } from './vetting-texts.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:00Z', 'less than a day', 'neutral'],
  ['2026-11-21T12:05:00Z', 'less than a day', 'neutral'],
  ['2026-11-20T12:00:00Z', '1 day', 'neutral'],
  ['2026-11-19T11:00:00Z', '2 days', 'accent'],
  ['2026-11-16T12:00:00Z', '5 days', 'danger'],
  ['2026-09-01T12:00:00Z', 'since 1 September 2026', 'danger'],
])('since %s: %s, %s', (since, text, tone) => {
  expect(waitText(since, now)).toBe(text);
  expect(waitTone(since, now)).toBe(tone);
});
