import { expect, test } from 'vitest';
import { unquotableOf, withoutOwnNames } from './own-names.ts';

test('a name with a capital is taken out of the text, and the word of the trade stays', () => {
  expect(withoutOwnNames('I am Thandi Baker, a baker.', 'Thandi Baker')).toBe('I am …, a baker.');
});

test.each([
  ['thandi did food sampling', 'Thandi Baker'],
  ['THANDI did food sampling', 'Thandi Baker'],
  ['Baker', 'Thandi Baker'],
  ['I am a baker', 'Thandi Baker'],
  ['food sampling, insta thandi_sells', 'Thandi Baker'],
  ['food sampling, insta thandisells', 'Thandi Baker'],
  ['food sampling with zoe', 'Zoë Nel'],
  ['food sampling with zoë', 'Zoe Nel'],
  ['food sampling with li', 'Li Wei'],
  ['food sampling by o’brien', "Sean O'Brien"],
])('“%s” names %s, as a skill and as a sentence', (text, fullName) => {
  expect(unquotableOf({ skills: [text, 'Tastings'], description: null }, fullName)).toContain(text);
  expect(unquotableOf({ skills: [], description: `I sold shoes. ${text}` }, fullName)).toEqual([text]);
});

test.each([
  ['I planned food sampling', 'Ann Mkhize'],
  ['Van sales in Soweto', 'Thabo van Wyk'],
  ['Food sampling', 'T. Nkosi'],
  ['Sesotho le English', 'Marie le Roux'],
])('“%s” does not name %s', (text, fullName) =>
  expect(unquotableOf({ skills: [text], description: text }, fullName)).toEqual([]),
);
