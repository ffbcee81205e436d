import { expect, test } from 'vitest';
import { type BoardPlace, boardAddress } from './board-address.ts';
import { addressable, isSameFilter, readBoardPlace } from './read-board-place.ts';

const read = (address: string) => readBoardPlace(new URLSearchParams(address));

test.each<BoardPlace>([
  { show: undefined, criteria: {}, applicant: undefined, compare: [] },
  { show: 'withdrawn', criteria: { sort: 'fit' }, applicant: 'one', compare: [] },
  {
    show: 'pending',
    criteria: { q: 'own car & 50%', shortlisted: 'true', maximumRateCents: 9_000, withinKm: 25, experience: 'mid' },
    applicant: undefined,
    compare: ['one', 'two', 'three'],
  },
])('%j round-trips', (place) => {
  expect(read(boardAddress(place))).toEqual(place);
});

test('unknown values are ignored', () => {
  expect(read('?show=everything&compare=one&sort=best&withinKm=far&shortlisted=no&q=')).toEqual({
    show: undefined,
    criteria: {},
    applicant: undefined,
    compare: [],
  });
  expect(read('?compare=one,two,one,,three,four,five').compare).toEqual(['one', 'two', 'three', 'four']);
});

test('the requested state equals the one read back from the URL, so that it is seen to have followed', () => {
  const asked = addressable({ q: ` ${'car '.repeat(20)}`, sort: 'rate', maximumRateCents: 2_000_000_000 });
  expect(asked).toEqual({ q: 'car '.repeat(20).trim(), sort: 'rate' });
  expect(read(boardAddress({ criteria: asked })).criteria).toEqual(asked);
});

test('a different order is no other filter', () => {
  expect(isSameFilter({ q: 'car', sort: 'rate' }, { sort: 'fit', q: 'car' })).toBe(true);
  expect(isSameFilter({ q: 'car' }, { q: 'car', withinKm: 25 })).toBe(false);
});
