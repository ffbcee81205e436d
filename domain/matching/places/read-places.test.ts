import { expect, test } from 'vitest';
import { lookUp } from './gazetteer.ts';
import { readWhereabouts } from './read-places.ts';

const read = (text: string) => {
  const { places, roams } = readWhereabouts(text, ([first]) => first);
  return { said: places.map(({ name }) => name), roams };
};

test.each([
  ['My sister is in Witbank and I can stay there.', ['Emalahleni']],
  ['Would relocate to KZN (my wife is from Howick).', ['KwaZulu-Natal', 'Howick']],
  ['Trek volgende maand George toe.', ['George']],
  ['Ngihlala eSoweto.', ['Soweto']],
  ['I could stay in Mossel Bay or George.', ['Mossel Bay', 'George']],
  ["I could come to Gordon's Bay", ["Gordon's Bay"]],
])('%s', (text, said) => {
  expect(read(text).said).toEqual(said);
});

test.each([
  'Not travelling further than Pretoria.',
  'Sold SIMs in Mamelodi for a year.',
  'I left Durban.',
  "I won't work in Sandton",
  'A table at the strand, and two springs.',
  'We vrede and border on',
  'We moved down from Durban, and my family with me.',
  'Springs and mattresses, willing to travel.',
  'My brother George has a room for me.',
  'I am Virginia, willing to travel.',
])('nowhere: %s', (text) => {
  expect(read(text).said).toEqual([]);
});

test.each([
  ['I go anywhere in the country.', 'anywhere'],
  ['I sleep where the work is.', 'anywhere'],
  ['Willing to relocate.', 'moves'],
  ['I can take a taxi anywhere in Joburg.', null],
  ['I phone clients across the country.', null],
  ['I want to move to sales.', null],
  ['Not willing to relocate.', null],
  ['Willing to relocate to Gauteng.', null],
])('%s: %s', (text, roams) => {
  expect(read(text).roams).toBe(roams);
});

test('a place has its former and short names', () => {
  expect(lookUp('Port Elizabeth')[0]?.name).toBe('Gqeberha');
  expect(lookUp('joburg')[0]?.name).toBe('Johannesburg');
  expect(lookUp('Nowhereville')).toEqual([]);
});
