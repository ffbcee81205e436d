import { describe, expect, it } from 'vitest';
import { formatCount, formatRand, formatRandExact, parseRand, plural } from '#web/lib/format.ts';

describe('formatRand', () => {
  it.each([
    [0, 'R0'],
    [5, 'R0.05'],
    [19_900, 'R199'],
    [100_000, 'R1,000'],
    [123_450, 'R1,234.50'],
    [500_000, 'R5,000'],
    [1_000_000_000, 'R10,000,000'],
    [-123_450, '-R1,234.50'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatRand(cents)).toBe(text);
  });

  it('always shows cents if required', () => {
    expect(formatRandExact(19_900)).toBe('R199.00');
    expect(formatRandExact(123_450)).toBe('R1,234.50');
  });
});

describe('parseRand', () => {
  it.each([
    ['5000', 500_000],
    ['R5,000', 500_000],
    ['r 1 234.5', 123_450],
    ['5000,50', 500_050],
    ['1,234,567.89', 123_456_789],
    ['0.05', 5],
    ['12.', 1200],
  ])('reads %s', (typed, cents) => {
    expect(parseRand(typed)).toBe(cents);
  });

  it('distinguishes empty from invalid', () => {
    expect(parseRand('  ')).toBeNull();
    for (const typed of ['abc', '-5', '1.234', '12,34,5', '1e5', '5 rand']) {
      expect(parseRand(typed), typed).toBeNaN();
    }
  });

  it('parses what it formats', () => {
    for (const cents of [1, 99, 100, 12_345, 99_999_999]) expect(parseRand(formatRand(cents))).toBe(cents);
  });
});

it('pluralises counts', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  expect(plural(1, 'job')).toBe('1 job');
  expect(plural(0, 'job')).toBe('0 jobs');
  expect(plural(1200, 'reply', 'replies')).toBe('1,200 replies');
});
