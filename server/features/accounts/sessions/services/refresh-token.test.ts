import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const token = { kind: 'full', sessionId: randomUUID(), counter: 70_000 } as const;

test('a token contains what it was made for', () => {
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

test.each(['', 'x', 'é', '!!!!', 'A'.repeat(70), 'A'.repeat(72)])('%j is refused', (text) => {
  expect(decodeRefreshToken(key, text)).toBe('malformed');
});
