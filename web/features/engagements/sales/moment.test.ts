import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test('moment: it is read on a South African clock', () => {
  expect(readMoment('2026-12-01T00:30')).toBe('2026-11-30T22:30:00.000Z');
});

test.each(['', '2026-12-01', '2026-13-01T00:30', 'soon'])('moment: %j is none', (typed) => {
  expect(readMoment(typed)).toBeNull();
});
