import { expect, test } from 'vitest';
import { placesByProvince } from '#server/app/reference/locations.ts';
import { lookUp } from './gazetteer.ts';
import { catalogued, meantPlace, namesOf, searchedPlaces } from './searched-places.ts';

const named = (text: string) =>
  searchedPlaces(text.split(' ')).map(({ from, to, places }) => [from, to, places.map(({ name }) => name)]);

test.each([
  ['promoter johannesburg', [[1, 2, ['Johannesburg']]]],
  ['jozi', [[0, 1, ['Johannesburg']]]],
  ['bloem weekend', [[0, 1, ['Bloemfontein']]]],
  ['pe', [[0, 1, ['Gqeberha']]]],
  ['port elizabeth host', [[0, 2, ['Gqeberha']]]],
  ['east london cape town', [[0, 2, ['East London']], [2, 4, ['Cape Town']]]], // biome-ignore format: a line each
  ['kzn', [[0, 1, ['KwaZulu-Natal']]]],
  ['middelburg', [[0, 1, ['Middelburg', 'Middelburg']]]],
  ['national promoter', []],
])('%s names %j', (text, expected) => expect(named(text)).toEqual(expected));

test.each([
  ['johanesberg', 'johannesburg'],
  ['durbn', 'durban'],
  ['port elisabeth', 'port elizabeth'],
  ['capetown', 'cape town'],
  ['bloemfontien', 'bloemfontein'],
  ['gqebera', 'gqeberha'],
])('%s means %s', (typed, name) => expect(meantPlace(typed)?.name).toBe(name));

test.each(['xyz', 'helicopter', 'promoter', 'marketing', 'catering', 'driving', 'merchandiser', 'cashier', 'hostess'])(
  '%s means no place',
  (typed) => expect(meantPlace(typed)).toBeNull(),
);

test('a text may call a place by any name that is no common word', () => {
  expect(namesOf(lookUp('pe'))).toEqual(['gqeberha', 'port elizabeth', 'ibhayi', 'ebhayi', 'die baai']);
});

const all = Object.entries(placesByProvince).flatMap(([province, { middle, towns }]) =>
  [[province, ...middle] as const, ...towns].map(([name, latitude, longitude]) => ({
    ...{ id: `${name}, ${province}`, name, province, point: { latitude, longitude } },
  })),
);

test.each([
  ['Johannesburg', ['Johannesburg']],
  ['Gauteng', ['Gauteng']],
  ['Rosebank', ['Johannesburg', 'Sandton', 'Randburg']],
  ['Howick', ['Pietermaritzburg']],
  ['Alexander Bay', []],
])('a job in %s has one of the places %j', (name, expected) => {
  expect(catalogued(lookUp(name), all).map((place) => place.name)).toEqual(expected);
});
