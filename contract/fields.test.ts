import { describe, expect, it } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { day, id, line, optionalLine, optionalProse, phoneNumber, prose } from './fields.ts';
import { accountNumber, optionalVatNumber } from './number-fields.ts';

const invisible = {
  nothing: '',
  spaces: '   \u00A0\u3000',
  'zero-width spaces': '\u200B\u200B',
  'joiners and marks': '\u200D\u200C\u200E\u2060\uFEFF',
  'a soft hyphen': '\u00AD',
  'fillers that are drawn as nothing': '\u3164\u115F\u1160\uFFA0\u2800',
  'turns of direction': '\u202E\u202C',
  'tags and variation selectors': '\u{E0041}\uFE0F',
};

const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe.each(Object.entries(invisible))('a text of %s', (_what, text) => {
  it('is as good as none where one is required', () => {
    expect(firstMessage(line('Name').safeParse(text))).toBe('Name is required.');
    expect(firstMessage(prose('Message').safeParse(text))).toBe('Message is required.');
  });

  it('is null where none is required', () => {
    expect(optionalLine('Name').parse(text)).toBeNull();
    expect(optionalProse('Message').parse(text)).toBeNull();
  });
});

describe('a text', () => {
  it('loses invisible characters at its ends, and nothing within', () => {
    expect(line('Name').parse('\u200B  \uFEFFThabo\u200B Mokoena \u200D')).toBe('Thabo\u200B Mokoena');
    expect(prose('Message').parse('\n\u200Bone\n\ntwo\t\u2060')).toBe('one\n\ntwo');
  });

  it.each(['zero\u200Bwidth', '\u202Etxt.exe\u202C and \u2066isolated\u2069', '👨‍👩‍👧‍👦 🇿🇦', 'ǃKora', '線', '.'])(
    'keeps %j unchanged',
    (text) => {
      expect(line('Name').parse(text)).toBe(text);
    },
  );

  it('is refused for characters that cannot be stored, also when it has no others', () => {
    for (const text of ['\u0000', '\uD83D', 'nul \u0000'])
      expect(firstMessage(prose('Message').safeParse(text)), JSON.stringify(text)).toBe(
        'Message contains characters we can’t store.',
      );
  });

  it('is kept to one line where one is required', () => {
    expect(firstMessage(line('Name').safeParse('one\ntwo'))).toBe('Name must be on one line.');
    for (const end of ['\t', '\u0085', '\u2028', '\u2029'])
      expect(firstMessage(optionalLine('Name').safeParse(`one${end}two`))).toBe('Name must be on one line.');
  });

  it('is tidied in a time that grows with its length', async () => {
    const tidy = (size: number) => line('Name').safeParse(`x${' \u200B'.repeat(size)}x`);
    expect(await growthOf(tidy, 5000)).toBeLessThan(linear);
  });
});

describe('a text in any normal form', () => {
  it('is stored in NFC, and measured in it', () => {
    for (const field of [line('Name'), prose('Message'), optionalLine('Name')])
      expect(field.parse('Zoe\u0308 \u1E70\u006F\u0302')).toBe('Zo\u00EB \u1E70\u00F4');
    expect(line('Name', 5).parse('e\u0308'.repeat(5))).toBe('\u00EB'.repeat(5));
    expect(firstMessage(line('Name', 5).safeParse('e\u0308'.repeat(6)))).toBe('Name can be at most 5 characters long.');
  });

  it('is refused in a time that grows with its length when it is a long run of accents', async () => {
    const accents = (size: number) => prose('Message').safeParse(`a${'\u0316\u0301'.repeat(size)}`).success;
    expect(accents(7000)).toBe(false);
    expect(await growthOf(accents, 5000)).toBeLessThan(linear);
  });
});

describe('a number of an account', () => {
  it.each([
    ['Acc no 0012345678', '0012345678'],
    ['0012.345.678.', '0012345678'],
    ["'0012345678", '0012345678'],
    ['०१२३४५६७८९', '0123456789'],
  ])('%j is read as %s', (typed, read) => expect(accountNumber.parse(typed)).toBe(read));

  it.each(['62000012345.00', 'O012345678', '1.23457E+11', '12345678/87654321', '12345678,87654321'])(
    '%j may be another number, and is refused',
    (typed) => expect(firstMessage(accountNumber.safeParse(typed))).toBe('An account number has 6 to 16 digits.'),
  );

  it.each(['VAT No: 4123456789', 'ZA4123456789', 'VAT4123456789', 'BTW 4123/456/789.'])(
    '%j is a VAT number by its digits',
    (typed) => expect(optionalVatNumber.parse(typed)).toBe('4123456789'),
  );
});

describe('a phone number', () => {
  const phone = phoneNumber('Phone number');
  it.each([
    '082 123 4567',
    '(011) 234-5678',
    '+27 82 123 4567',
    '+27 (0)82 123 4567',
    '0027821234567',
    '27821234567',
    '+44 20 7946 0958',
    '+267 71 123 456',
  ])('may be %s', (typed) => expect(phone.parse(typed)).toBe(typed));

  it.each([
    ['082\u2013123\u20134567', '082-123-4567'],
    ['\u202A+27 82 123 4567\u202C', '+27 82 123 4567'],
    ['082\u2212123\u00A04567\u200B', '082-123 4567'],
    ['tel:+27821234567', '+27821234567'],
    ['Cell: 082 123 4567.', '082 123 4567'],
    ['082_123·4567;', '082 123 4567'],
    ["'0821234567", '0821234567'],
    ['="+27821234567"', '+27821234567'],
    ['０८２१२３４५６७', '0821234567'],
    ['＋２７ ８２ １２３ ４５６７', '+27 82 123 4567'],
    ['082\t123\t4567', '082 123 4567'],
    ['027 82 123 4567', '+27 82 123 4567'],
  ])('%j is read as %s', (typed, read) => expect(phone.parse(typed)).toBe(read));

  it.each(['082 555 12', 'abc', '0821234567890', '+27 123', '+27 123 456 7890', '82 123 4567', '+1', '0'])(
    'is not %s',
    (typed) => expect(firstMessage(phone.safeParse(typed))).toMatch(/such as 082 123 4567/),
  );

  it('may be missing', () => {
    expect([phone.parse(' '), phone.parse(null), phone.parse(undefined)]).toEqual([null, null, null]);
  });
});

describe('a day', () => {
  it.each(['1900-01-01', '2026-11-23', '2028-02-29', '2999-12-31'])('may be %s', (text) =>
    expect(day('Day').parse(text)).toBe(text),
  );
  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2027-02-29', '2026-1-1', 'today'])(
    'is not %s',
    (text) => expect(firstMessage(day('Day').safeParse(text))).toBe('Day must be a date.'),
  );
});

it('writes an id as the database does, however it came', () => {
  expect(id.parse('5090B157-DE73-40B6-822A-C153F6EC7F99')).toBe('5090b157-de73-40b6-822a-c153f6ec7f99');
});
