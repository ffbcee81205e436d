import { expect, test } from 'vitest';
import { plainRep } from '#test/support/pair-to-match.ts';
import { alsoFoundAt } from './also-found-at.ts';

const benoni = { id: 'benoni', name: 'Benoni', province: 'Gauteng', point: { latitude: -26.19, longitude: 28.32 } };
const gauteng = { id: 'gauteng', name: 'Gauteng', province: 'Gauteng', point: { latitude: -26, longitude: 28.2 } };
const george = {
  id: 'george',
  name: 'George',
  province: 'Western Cape',
  point: { latitude: -33.96, longitude: 22.46 },
};
const national = { id: 'national', name: 'National', province: 'National', point: null };
const knysna = {
  id: 'knysna',
  name: 'Knysna',
  province: 'Western Cape',
  point: { latitude: -34.04, longitude: 23.05 },
};
const all = [gauteng, benoni, george, knysna, national];

const found = (description: string) => alsoFoundAt({ ...plainRep, home: george, description }, all);

test.each([
  ['My brother in Springs has room.', ['benoni']],
  ['Would relocate to Gauteng.', ['gauteng']],
  ['I go anywhere.', ['national']],
  ['I could stay in Springs, Knysna or Gauteng.', ['benoni', 'knysna']],
  ['I sold airtime in Springs.', []],
  ['I will not move to Gauteng.', []],
  ['My aunt lives in Upington.', []],
])('%s', (description, ids) => {
  expect(found(description)).toEqual(ids);
});
