import { expect, test } from 'vitest';
import { tidyNumber } from './certificate-number.ts';
import { nameAsShown } from './shown-name.ts';

test('a name is shown as its holder chose', () => {
  const shown = (name: string) => nameAsShown(name, 'short');
  expect(nameAsShown('Thabo Mokoena', 'full')).toBe('Thabo Mokoena');
  expect(nameAsShown('Thabo Mokoena', 'none')).toBeNull();
  expect(shown('Thabo Mokoena')).toBe('Thabo M.');
  expect(shown('  Anna-Marie  van der Merwe ')).toBe('Anna-Marie M.');
  expect(shown('Thabo')).toBe('Thabo');
  // A letter and its accent are one sign.
  expect(shown('Ren\u00e9e E\u0301tienne')).toBe('Ren\u00e9e E\u0301.');
});

test.each(['TH-1A20-3C4D-5E6F', 'th-1a20-3c4d-5e6f', 'TH1A203C4D5E6F', ' th ia2o 3c4d 5e6f ', '1a20-3c4d-5e6f'])(
  'the number %j is normalised',
  (typed) => expect(tidyNumber(typed)).toBe('TH-1A20-3C4D-5E6F'),
);

test.each(['', 'TH-', '%%', 'TH-1234', "' or 1=1"])('an invalid number, such as %j, stays invalid', (typed) => {
  expect(tidyNumber(typed)).not.toMatch(/^TH(-[0-9A-Z]{4}){3}$/);
});
