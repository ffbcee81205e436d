import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

const isCommon = await commonPasswords();

test.each(['87654321', 'admin123', 'abc123456', 'zaq1zaq1', 'killer123', '1qaz2wsx', 'monkey', 'dragon', 'iloveyou'])(
  '%s is on the list',
  (text) => {
    expect(isCommon(text)).toBe(true);
  },
);

test.each(['karoo sunset over the stoep', 'jacaranda-rain-77', 'gr8#klq2', ''])('"%s" is not', (text) => {
  expect(isCommon(text)).toBe(false);
});
