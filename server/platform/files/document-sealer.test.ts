import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOverhead } from '../crypto/seal.ts';
import { CannotUnseal, openDocumentSealer } from './document-sealer.ts';

const key = () => randomBytes(32).toString('base64');
const content = Buffer.from('ID number 8001015009087');

test('a sealed document opens again, and is unreadable until then', () => {
  const sealer = openDocumentSealer(key());
  const sealed = sealer.seal('file 1', content, sealer.keyId);
  expect(sealed.length).toBe(content.length + sealOverhead);
  expect(sealed.includes('8001015009087')).toBe(false);
  expect(sealer.unseal('file 1', sealer.keyId, sealed)).toEqual(content);
  expect(sealer.seal('file 1', content, sealer.keyId)).not.toEqual(sealed);
});

test('not under the id of another file, not changed, not truncated, not with another key', () => {
  const sealer = openDocumentSealer(key());
  const sealed = sealer.seal('file 1', content, sealer.keyId);
  expect(() => sealer.unseal('file 2', sealer.keyId, sealed)).toThrow(CannotUnseal);
  for (const at of [0, 12, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => sealer.unseal('file 1', sealer.keyId, changed)).toThrow(CannotUnseal);
  }
  expect(() => sealer.unseal('file 1', sealer.keyId, sealed.subarray(0, -1))).toThrow(CannotUnseal);
  expect(() => sealer.unseal('file 1', sealer.keyId, sealed.subarray(0, 20))).toThrow(CannotUnseal);
  expect(() => openDocumentSealer(key()).unseal('file 1', sealer.keyId, sealed)).toThrow(CannotUnseal);
});

test('an old key opens what it sealed, and the new one seals', () => {
  const [old, next] = [key(), key()];
  const before = openDocumentSealer(old);
  const sealed = before.seal('file 1', content, before.keyId);
  const after = openDocumentSealer(next, [old]);
  expect(after.keyId).not.toBe(before.keyId);
  expect(after.unseal('file 1', before.keyId, sealed)).toEqual(content);
  expect(() => before.unseal('file 2', after.keyId, after.seal('file 2', content, after.keyId))).toThrow(CannotUnseal);
});

test('the same key in both spellings of base64 is the same key', () => {
  const one = randomBytes(32);
  expect(openDocumentSealer(one.toString('base64')).keyId).toBe(openDocumentSealer(one.toString('base64url')).keyId);
});
