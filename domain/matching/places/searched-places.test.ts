import { expect, test } from 'vitest';
import { placesByProvince } from '#server/app/reference/locations.ts';
import { concepts } from '../trade/trade-map.ts';
import { lookUp, plainName } from './gazetteer.ts';
import { partsOf, shortNames, townsOfSuburb } from './parts.ts';
import { catalogued, meantPlace, namesOf, placesSearched, searchedPlaces } from './searched-places.ts';

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
  ['pretoria east', [[0, 2, ['Pretoria']]]],
  ['durban cbd promoter', [[0, 2, ['Durban']]]],
  ['city of tshwane', [[0, 3, ['Pretoria']]]],
  ['cape town western cape', [[0, 2, ['Cape Town']], [2, 4, ['Western Cape']]]], // biome-ignore format: a line each
  ['nc', [[0, 1, ['Northern Cape']]]],
  ['jo burg', [[0, 2, ['Johannesburg']]]],
])('%s names %j', (text, expected) => expect(named(text)).toEqual(expected));

test.each([
  ['johanesberg', 'johannesburg'],
  ['durbn', 'durban'],
  ['port elisabeth', 'port elizabeth'],
  ['capetown', 'cape town'],
  ['bloemfontien', 'bloemfontein'],
  ['gqebera', 'gqeberha'],
  ['johanesburg', 'johannesburg'],
  ['pretroia', 'pretoria'],
  ['khayalitsha', 'khayelitsha'],
  ['umhlaga', 'umhlanga'],
  ['ghauteng', 'gauteng'],
  ['melvile', 'melville'],
])('%s means %s', (typed, name) => expect(meantPlace(typed)?.name).toBe(name));

test.each(['xyz', 'helicopter', 'promoter', 'marketing', 'catering', 'driving', 'merchandiser', 'cashier', 'hostess'])(
  '%s means no place',
  (typed) => expect(meantPlace(typed)).toBeNull(),
);

test('a text may name a place by any name that is no common word', () => {
  expect(namesOf(lookUp('pe'))).toEqual(['gqeberha', 'port elizabeth', 'ibhayi', 'ebhayi', 'die baai']);
});

const all = Object.entries(placesByProvince).flatMap(([province, { middle, towns }]) =>
  [[province, ...middle] as const, ...towns].map(([name, latitude, longitude]) => ({
    ...{ id: `${name}, ${province}`, name, province, point: { latitude, longitude } },
  })),
);

const there = (name: string) => catalogued(placesSearched(name), all).map((place) => place.name);

test.each([
  ['Johannesburg', ['Johannesburg', 'Soweto', 'Sandton', 'Midrand', 'Roodepoort', 'Randburg']],
  ['Jozi', ['Johannesburg', 'Soweto', 'Sandton', 'Midrand', 'Roodepoort', 'Randburg']],
  ['Tshwane', ['Pretoria', 'Centurion']],
  ['Cape Town', ['Cape Town', 'Bellville', 'Somerset West', 'Mitchells Plain', 'Khayelitsha']],
  ['Durban', ['Durban', 'Umhlanga', 'Pinetown', 'Umlazi']],
  ['PE', ['Gqeberha', 'Kariega']],
  ['Nelson Mandela Bay', ['Gqeberha', 'Kariega']],
  ['Mangaung', ['Bloemfontein']],
  ['Buffalo City', ['East London', 'Qonce']],
  ['Ekurhuleni', ['Benoni', 'Kempton Park', 'Boksburg']],
  ['Garden Route', ['George', 'Mossel Bay', 'Knysna']],
  ['Soweto', ['Soweto']],
  ['Hatfield', ['Pretoria']],
  ['Mamelodi', ['Pretoria', 'Centurion']],
  ['Rosebank', ['Sandton', 'Johannesburg', 'Randburg', 'Cape Town']],
  ['Claremont', ['Cape Town']],
  ['Melville', ['Johannesburg']],
  ['Protea Glen', ['Soweto']],
  ['Berea', ['Johannesburg', 'Durban', 'East London']],
  ['Howick', ['Pietermaritzburg']],
  ['Alexander Bay', []],
])('a job in %s has one of the places %j', (name, expected) => {
  expect(there(name)).toEqual(expected);
});

test('a province includes all places in it, by any of their names', () => {
  expect(there('Gauteng')).toEqual(['Gauteng', ...placesByProvince.Gauteng.towns.map(([name]) => name)]);
  for (const [short, name] of Object.entries({
    GP: 'Gauteng',
    KZN: 'KwaZulu-Natal',
    WC: 'Western Cape',
    EC: 'Eastern Cape',
  }))
    expect(there(short)).toEqual(there(name));
  for (const [short, name] of Object.entries({
    FS: 'Free State',
    LP: 'Limpopo',
    MP: 'Mpumalanga',
    NW: 'North West',
    NC: 'Northern Cape',
  }))
    expect(there(short)).toEqual(there(name));
});

test('no suburb has the name of a product or a brand of the trade', () => {
  const sold = concepts.filter(({ group }) => group === 'product');
  for (const name of townsOfSuburb.keys())
    expect(
      sold.flatMap(({ said }) => said.filter((word) => plainName(word) === name)),
      name,
    ).toEqual([]);
});

test('every part and every town with suburbs is a place of the catalogue', () => {
  const known = new Set(all.map(({ name }) => name));
  for (const name of [...[...partsOf.values()].flat(), ...[...townsOfSuburb.values()].flat()])
    expect(known).toContain(name);
  for (const name of [...partsOf.keys(), ...shortNames.values()]) expect(lookUp(name), name).not.toEqual([]);
  for (const name of [...townsOfSuburb.keys(), ...shortNames.keys()]) expect(plainName(name)).toBe(name);
});
