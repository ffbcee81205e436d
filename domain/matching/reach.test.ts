import { expect, test } from 'vitest';
import { lookUp } from './places/gazetteer.ts';
import { isInReach, reachOf } from './reach.ts';

const place = (name: string) => lookUp(name)[0] ?? null;
const fit = (home: string, job: string) => reachOf({ home: place(home), preferred: null }, place(job))?.fit ?? null;

test('the town itself is nearest, then the next one, and what is far is out of reach', () => {
  expect(fit('Soweto', 'Soweto')).toBe(1);
  expect(fit('Soweto', 'Johannesburg')).toBeLessThan(1);
  expect(fit('Soweto', 'Johannesburg')).toBeGreaterThan(fit('Pretoria', 'Johannesburg') ?? 1);
  expect(isInReach(fit('Pretoria', 'Johannesburg'))).toBe(true);
  expect(isInReach(fit('Durban', 'Johannesburg'))).toBe(false);
});
