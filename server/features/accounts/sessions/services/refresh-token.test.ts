import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { judgeRefresh } from '#domain/refresh-verdict.ts';
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const token = { kind: 'full', sessionId: randomUUID(), counter: 70_000 } as const;

test('a token says what it was made for', () => {
  expect(decodeRefreshToken(key, encodeRefreshToken(key, token))).toEqual(token);
});

test('no bit of it can be changed', () => {
  const bytes = Buffer.from(encodeRefreshToken(key, token), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(decodeRefreshToken(key, changed.toString('base64url'))).toBe('forged');
  }
  expect(decodeRefreshToken(randomBytes(32), encodeRefreshToken(key, token))).toBe('forged');
});

test.each(['', 'x', 'é', '!!!!', 'A'.repeat(70), 'A'.repeat(72)])('%j was never one', (text) => {
  expect(decodeRefreshToken(key, text)).toBe('malformed');
});

test('the rule of the parent of the active token', () => {
  const table = [
    [-1, 0, 'unknown'],
    [0, 0, 'rotate'],
    [0, 1e6, 'rotate'],
    [1, 0, 'current'],
    [1, 1e6, 'current'],
    [2, 9.9, 'current'],
    [2, 10, 'stolen'],
    [50, 9.9, 'current'],
    [50, 1e6, 'stolen'],
  ] as const;
  for (const [behind, seconds, verdict] of table) expect(judgeRefresh(behind, seconds)).toBe(verdict);
});
