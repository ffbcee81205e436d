import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('what follows from an object is worked out once for it', () => {
  const named = oncePer((one: { readonly name: string }) => [one.name]);
  const [one, same] = [{ name: 'Lerato' }, { name: 'Lerato' }];
  expect(named(one)).toBe(named(one));
  expect(named(same)).not.toBe(named(one));
});
