import { expect, test } from 'vitest';
import { figureSize } from './stat-card.tsx';

test('figures of a row have one size, set by the longest', () => {
  expect(figureSize(['R510.00'])).toBe(figureSize(['R1,368.36']));
  expect(figureSize(['12'])).toBe(figureSize(['R12,345.67']));
  const row = ['R0.00', '−R1,234,567.89', undefined];
  expect(figureSize(row)).toBe(figureSize(row.slice(1, 2)));
  expect(figureSize(row)).not.toBe(figureSize(['R0.00']));
});
