import { expect, test } from 'vitest';
import { open, seal } from './seal.ts';

const key = Buffer.alloc(32, 1);
const content = Buffer.from('JBSWY3DPEHPK3PXP');

test('a sealed value opens under the same key and context alone, and is never the same twice', () => {
  const sealed = seal(key, 'row 1', content);
  expect(open(key, 'row 1', sealed)).toEqual(content);
  expect(open(key, 'row 2', sealed)).toBeNull();
  expect(open(Buffer.alloc(32, 2), 'row 1', sealed)).toBeNull();
  expect(seal(key, 'row 1', content)).not.toEqual(sealed);
});

test('a changed or truncated value does not open', () => {
  const sealed = seal(key, 'row 1', content);
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(key, 'row 1', changed)).toBeNull();
  }
  for (const length of [0, 20, sealed.length - 1]) expect(open(key, 'row 1', sealed.subarray(0, length))).toBeNull();
});
