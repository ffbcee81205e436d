import { describe, expect, test } from 'vitest';
import { faultOfSignature, isSignatureOf } from './signature-name.ts';

describe('a signature', () => {
  test.each([
    // Case, accents, spaces and punctuation.
    ['Thabo Mokoena', ' thabo   MOKOENA. '],
    ['Thabo Mokoena', 'Thábo Mokoëna'],
    ['Mukondeleli Ṋemuḓivhiso', 'Mukondeleli Nemudivhiso'],
    ['André Le Roux', 'Andre\u0301 le-Roux'],
    ['André Le Roux', 'Andre Leroux'],
    ['Thabo Mokoena', 'ThaboMokoena'],
    ['Thabo Mokoena', 'Thabo\u00A0Moko\u200Bena'],
    ['Jan-Hendrik de Wet', 'Jan Hendrik De Wet'],
    ['Jan Hendrik de Wet', 'Jan‑Hendrik dewet'],
    ['Nomsa Dlamini-Khumalo', 'Nomsa Dlamini – Khumalo'],
    ...["O'Neil", 'O’Neil', 'O‘Neil', 'OʼNeil', 'Oʻneil', 'O`Neil', 'O Neil', 'ONEIL'].map(
      (typed): [string, string] => ["Sean O'Neil", `Sean ${typed}`],
    ),
    // Order.
    ['Thabo Mokoena', 'Mokoena, Thabo'],
    ['Mokoena Thabo', 'Thabo Mokoena'],
    ['Anneke van der Merwe', 'Van der Merwe Anneke'],
    // Other given names and initials.
    ['Thabo Sipho Mokoena', 'Thabo Mokoena'],
    ['Thabo Sipho Mokoena', 'Thabo S. Mokoena'],
    ['Thabo Sipho Mokoena', 'Mokoena, Thabo S'],
    ['Thabo Mokoena', 'Thabo Sipho Mokoena'],
    ['T. Mokoena', 'Thabo Mokoena'],
    ['M Mokoena', 'Mokoena Mpho'],
    ['T Mokoena', 't mokoena'],
    ['Anneke van der Merwe', 'Anneke vd Merwe'],
    // One word, a company, other scripts.
    ['Thabo', 'thabo'],
    ['Thabo', 'Thabo Mokoena'],
    ['Ubuntu Foods (Pty) Ltd', 'UBUNTU FOODS PTY LTD'],
    ['王伟', '王伟'],
    ['Иван Петров', 'ПЕТРОВ ИВАН'],
    ['محمد علي', 'مُحَمَّد علي'],
    ['Łukasz Strauß', 'Lukasz Strauss'],
  ])('for %s may be %j', (name, typed) => expect(faultOfSignature(typed, name)).toBeNull());

  test.each([
    ['Thabo Mokoena', 'x'],
    ['Thabo Mokoena', 'Thabo'],
    ['Thabo Mokoena', 'Mokoena'],
    ['Thabo Mokoena', 'T. Mokoena'],
    ['Thabo Mokoena', 'TM'],
    ['Thabo Mokoena', 'Thabo Mokwena'],
    ['Thabo Mokoena', 'Sipho Mokoena'],
    ['Thabo Sipho Mokoena', 'Sipho Mokoena'],
    ['T Mokoena', 'Sipho Mokoena'],
    ['M Mokoena', 'Mokoena'],
    ['Nomsa Dlamini-Khumalo', 'Nomsa Dlamini'],
    ['Ubuntu Foods (Pty) Ltd', 'Nomsa Dlamini'],
    ['Thabo', 'Sipho Mokoena'],
    ['王伟', 'Wei Wang'],
    ['Thabo Mokoena', '...'],
  ])('for %s is not %j', (name, typed) => {
    expect(isSignatureOf(typed, name)).toBe(false);
    expect(faultOfSignature(typed, name)).toBe('other_name');
  });
});

test.each([null, '', '...', '🙂'])('with %j on the account, a signature has two words', (name) => {
  expect(faultOfSignature('Thabo Mokoena', name)).toBeNull();
  for (const typed of ['x', 'x y', 'Thabo', 'Thabo M.', '...']) {
    expect(faultOfSignature(typed, name)).toBe('no_full_name');
  }
});
