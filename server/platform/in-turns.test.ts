import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('other work gets its turn after every few items', async () => {
  const done: string[] = [];
  const answer = () => {
    done.push('request');
    if (done.length < 9) setImmediate(answer);
  };
  setImmediate(answer);
  await inTurns(['a', 'b', 'c', 'd', 'e'], 2, (item) => done.push(item));
  expect(done.join(' ')).toBe('request a b request c d request e');
});
