import { expect, test } from 'vitest';
import { intoRow } from './into-view.ts';

function rowWith(scrollWidth: number, tab: { offsetLeft: number; offsetWidth: number }) {
  const row = { offsetLeft: 0, clientWidth: 390, scrollWidth, scrollLeft: 0 };
  intoRow({ ...tab, parentElement: row } as unknown as HTMLElement);
  return row.scrollLeft;
}

test('the selected item of an overflowing row is scrolled to its middle', () => {
  expect(rowWith(520, { offsetLeft: 380, offsetWidth: 120 })).toBe(245);
  expect(rowWith(390, { offsetLeft: 300, offsetWidth: 90 })).toBe(0);
  expect(() => intoRow(null)).not.toThrow();
});
