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

test('a place that only the words of a profile name is worth less than one that was chosen', () => {
  const [there, far] = [place('Paarl'), place('Musina')];
  const chosen = reachOf({ home: far, preferred: there }, there)?.fit ?? 0;
  const named = reachOf({ home: far, preferred: null, places: lookUp('Paarl') }, there)?.fit ?? 0;
  expect(named).toBeGreaterThan(0.5);
  expect(named).toBeLessThan(chosen);
});

test('of whoever says only that they go anywhere, nobody knows where they are', () => {
  expect(reachOf({ home: null, preferred: null, roams: 'anywhere' }, place('Durban'))).toBeNull();
  expect(reachOf({ home: place('Musina'), preferred: null, roams: 'anywhere' }, place('Durban'))?.from).toBe('roams');
});
