import { expect, test } from 'vitest';
import { untilText } from './time-texts.ts';

const say = { moment: (moment: string) => moment, day: (day: string) => day };

test('a deadline at midnight names the day that ends, and any other moment is literal', () => {
  expect(untilText('2026-12-10T22:00:00.000Z', say)).toBe('the end of 2026-12-10');
  expect(untilText('2026-12-10T22:00:01.000Z', say)).toBe('2026-12-10T22:00:01.000Z');
  expect(untilText('2026-12-11T00:00:00.000Z', say)).toBe('2026-12-11T00:00:00.000Z');
});
