import { expect, test } from 'vitest';
import { keysFor } from './use-key-for.ts';

test('the same input has the same key, also after other input was sent', () => {
  const keyFor = keysFor();
  const first = keyFor({ note: 'Come at ten.' });
  expect(keyFor({ note: 'Come at eleven.' })).not.toBe(first);
  expect(keyFor({ note: 'Come at ten.' })).toBe(first);
});
