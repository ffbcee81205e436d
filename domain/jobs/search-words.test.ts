import { describe, expect, test } from 'vitest';
import { closestWord, isMeant, searchWords, slipsBetween } from './search-words.ts';

describe('searchWords', () => {
  test.each([
    ['Door-to-door  SALES', ['door', 'to', 'sales']],
    [`"solar" & !(kits) | promoter:*`, ['solar', 'kits', 'promoter']],
    ['!!! ... --- ( ) & |', []],
    ['👩🏽‍🌾 🇿🇦', []],
    ['Café ǃKora', ['café', 'ǃkora']],
    ['Zoe\u0308', ['zoë']],
    ['', []],
  ])('of %s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
  test('are few and short, however much was typed', () => {
    const words = searchWords(`${'x'.repeat(10_000)} ${Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')}`);
    expect(words).toHaveLength(8);
    expect(Math.max(...words.map((word) => word.length))).toBe(40);
  });
});

describe('slips', () => {
  test.each([
    ['retail', 'retail', 0],
    ['reatil', 'retail', 1],
    ['promotor', 'promoter', 1],
    ['merchandizer', 'merchandiser', 1],
    ['sollar', 'solar', 1],
    ['slar', 'solar', 1],
    ['abc', '', 3],
  ])('between %s and %s: %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
  test('are not counted beyond the limit', () => {
    expect(slipsBetween('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3);
  });
});

describe('closestWord', () => {
  test('takes the fewest slips, then the commonest word', () => {
    expect(
      closestWord('promotor', [
        { word: 'promotion', times: 900 },
        { word: 'promoter', times: 5 },
      ]),
    ).toBe('promoter');
    expect(
      closestWord('selses', [
        { word: 'selves', times: 1 },
        { word: 'senses', times: 90 },
      ]),
    ).toBe('senses');
  });
  test('leaves distant words alone, and those too short to judge', () => {
    expect(closestWord('helicopter', [{ word: 'helper', times: 10 }])).toBeNull();
    expect(closestWord('tax', [{ word: 'taxi', times: 10 }])).toBeNull();
    expect(closestWord('selling', [])).toBeNull();
  });
});

describe('a place is meant', () => {
  test.each([
    ['Johanesburg', 'Johannesburg'],
    ['johanes', 'Johannesburg'],
    ['Umlhanga', 'Umhlanga'],
    ['Sowetto', 'Soweto'],
    ['cape twon', 'Cape Town'],
    ['Bloemfontien', 'Bloemfontein'],
  ])('by %s: %s', (typed, name) => expect(isMeant(typed, name)).toBe(true));
  test.each([
    ['Durban', 'Johannesburg'],
    ['Cape', 'Pretoria'],
    ['', 'Durban'],
    ['xyz', 'Durban'],
  ])('by %s: not %s', (typed, name) => expect(isMeant(typed, name)).toBe(false));
});
