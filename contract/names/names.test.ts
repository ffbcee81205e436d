import { describe, expect, test } from 'vitest';
import { nameField } from './name-field.ts';
import { isOurName, needsReview } from './protected-names.ts';

const messageOf = (name: string) => nameField('Full name').safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  test.each([
    ['\u2068Nomsa Dlamini\u2069', 'Nomsa Dlamini'],
    ['\u200E Nomsa\u00A0 Dlamini\u202C', 'Nomsa Dlamini'],
    ['No\u200Bm\u00ADsa Dla\uFEFFmini', 'Nomsa Dlamini'],
    ["Ọmọ́wùmí O'Neil-Ṱhanḓa", "Ọmọ́wùmí O'Neil-Ṱhanḓa"],
  ])('%j is stored as %j', (typed, kept) => expect(nameField('Full name').parse(typed)).toBe(kept));

  test.each(['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068'])(
    'with the mark %j inside is refused',
    (mark) =>
      expect(messageOf(`Nomsa ${mark}Dlamini`)).toBe(
        'Full name contains hidden characters that change how it reads. Please type it instead of pasting it.',
      ),
  );

  test('of invisible characters alone is missing', () => {
    expect(messageOf('\u202E\u200B\u2066')).toBe('Full name is required.');
  });
});

test.each([
  'Thengisa',
  'THENGISA Support',
  'Thengísa (Pty) Ltd',
  'T h e n g i s a',
  'Тhеngіsа help',
  'Thenglsa Payments',
  'ThengisaSupport',
  'Th\u200Bengisa',
  '7hengi5a',
  'Support Team',
  'Admin',
  'Customer Support',
  'Official Help Desk',
])('%s imitates our team and is refused', (name) => {
  expect(isOurName(name)).toBe(true);
  expect(messageOf(name)).toBe('Full name can’t look like a name of Thengisa or its team.');
});

test.each([
  'Standard Bank of South Africa',
  'STANDARDBANK',
  'F.N.B. Promotions',
  'f n b',
  'Аbsа',
  'A8SA Rewards',
  'Nédbank',
  'Capitec Bank',
  'CapitecOnline',
  'SARS eFiling',
  'South African Police Service',
  'Department of Home Affairs',
  'PayFast Payouts',
  'Standard Вank',
  'Thengisani Foods',
])('%s waits for our team', (name) => {
  expect(needsReview(name)).toBe(true);
  expect(isOurName(name)).toBe(false);
});

test.each([
  'Nomsa Dlamini',
  'Absalom Khumalo',
  'Ubuntu Foods',
  'Sarsfield Traders',
  'Fatima Sapstead',
  'Honest Traders (Pty) Ltd',
  'Security Services (Pty) Ltd',
  'Standard Motors',
  'Team Mokoena',
  'Discovery Tours',
])('%s is just a name', (name) => {
  expect(needsReview(name)).toBe(false);
  expect(isOurName(name)).toBe(false);
});
