import { expect, test } from 'vitest';
import { varied } from './varied.ts';

test('the first is followed by what differs most from those before it, wherever it is', () => {
  const inGauteng = ['Retail', 'Telecoms', 'Solar'].map((industry) => `/jobs?province=Gauteng&industry=${industry}`);
  const retail = ['Limpopo', 'Free State'].map((province) => `/jobs?province=${province}&industry=Retail`);
  const other = '/jobs?province=Limpopo&industry=Solar';
  expect(varied([...inGauteng, ...retail, other], 3)).toEqual([inGauteng[0], other, retail[1]]);
});

test('equally different ones come from all over the list; with too few some repeat, with none there are none', () => {
  expect(varied(['/a', '/b', '/c', '/d'], 2)).toEqual(['/a', '/c']);
  expect(varied(['/a', '/b'], 5)).toEqual(['/a', '/b', '/a', '/b', '/a']);
  expect(varied([], 2)).toEqual([]);
});
