import { expect, test } from 'vitest';
import { type BoardPlace, boardAddress, readBoardPlace } from './board-address.ts';

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
])('%j is found again', (place) => {
  expect(read(boardAddress(place))).toEqual(place);
});

test('what no list has is left out', () => {
  expect(read('?show=everything&compare=one&sort=best&withinKm=far&shortlisted=no&q=')).toEqual({
    show: undefined,
    criteria: {},
    applicant: undefined,
    compare: [],
  });
  expect(read('?compare=one,two,one,,three,four,five').compare).toEqual(['one', 'two', 'three', 'four']);
});
