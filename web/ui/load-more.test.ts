import { expect, test } from 'vitest';
import { focusNewRow } from './load-more.tsx';

/** A row with a link in it, or with text only. */
function row(name: string, told: string[], hasLink = true) {
  const focus = () => void told.push(name);
  const link = { focus: () => void told.push(`link of ${name}`) };
  return { tabIndex: 0, focus, querySelector: () => (hasLink ? link : null) } as unknown as HTMLElement;
}

test('the first new row takes the focus', () => {
  const told: string[] = [];
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => row(name, told));
  if (!one || !two || !three || !four) throw new Error('No rows');
  focusNewRow(new Set([one, two]), [one, two, three, four]);
  expect(told).toEqual(['link of three']);
  // Also when newer rows were added above in between, and when none were.
  focusNewRow(new Set([one, three]), [one, two, three]);
  focusNewRow(new Set([one]), [one]);
  expect(told).toEqual(['link of three', 'link of two']);
  // A card that loads above the list has rows too.
  focusNewRow(new Set([two]), [one, two, three]);
  expect(told.at(-1)).toBe('link of three');
});

test('a row of text only can be focused, and is no Tab stop', () => {
  const told: string[] = [];
  const words = row('words', told, false);
  focusNewRow(new Set(), [words]);
  expect(told).toEqual(['words']);
  expect(words.tabIndex).toBe(-1);
});
