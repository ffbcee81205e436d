import { expect, test } from 'vitest';
import { lookUp } from './places/gazetteer.ts';
import { isInReach, reachOf } from './reach.ts';

const place = (name: string) => lookUp(name)[0] ?? null;
const reach = (home: string, job: string) => reachOf({ home: place(home), preferred: null }, place(job))?.fit ?? null;

test('the town itself is nearest, then the next one, and what is far is out of reach', () => {
  expect(reach('Soweto', 'Soweto')).toBe(1);
  expect(reach('Soweto', 'Johannesburg')).toBeLessThan(1);
  expect(reach('Soweto', 'Johannesburg')).toBeGreaterThan(reach('Pretoria', 'Johannesburg') ?? 1);
  expect(isInReach(reach('Pretoria', 'Johannesburg'))).toBe(true);
  expect(isInReach(reach('Durban', 'Johannesburg'))).toBe(false);
});
