import { expect, test } from 'vitest';
import { type BoardPlace, boardAddress, readBoardPlace } from './board-address.ts';

const read = (address: string) => readBoardPlace(new URLSearchParams(address));

test.each<BoardPlace>([
  { show: undefined, applicant: undefined, compare: [] },
  { show: 'withdrawn', applicant: 'one', compare: [] },
  { show: 'pending', applicant: undefined, compare: ['one', 'two', 'three'] },
])('%j is found again', (place) => {
  expect(read(boardAddress(place))).toEqual(place);
});

test('what no list has is left out', () => {
  expect(read('?show=everything&compare=one')).toEqual({ show: undefined, applicant: undefined, compare: [] });
  expect(read('?compare=one,two,one,,three,four,five').compare).toEqual(['one', 'two', 'three', 'four']);
});
