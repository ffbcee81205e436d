import { expect, test } from 'vitest';
import { lookUp } from './places/gazetteer.ts';
import { isInReach, reachOf } from './reach.ts';

const place = (name: string) => lookUp(name)[0] ?? null;
const reach = (home: string, job: string) => reachOf({ home: place(home), preferred: null }, place(job))?.fit ?? null;

test('the town itself is nearest, then the next one, and far ones are out of reach', () => {
  expect(reach('Soweto', 'Soweto')).toBe(1);
  expect(reach('Soweto', 'Johannesburg')).toBeLessThan(1);
  expect(reach('Soweto', 'Johannesburg')).toBeGreaterThan(reach('Pretoria', 'Johannesburg') ?? 1);
  expect(isInReach(reach('Pretoria', 'Johannesburg'))).toBe(true);
  expect(isInReach(reach('Durban', 'Johannesburg'))).toBe(false);
});

test("a place from a profile's text counts less than a chosen one", () => {
  const [there, far] = [place('Paarl'), place('Musina')];
  const chosen = reachOf({ home: far, preferred: there }, there)?.fit ?? 0;
  const named = reachOf({ home: far, preferred: null, places: lookUp('Paarl') }, there)?.fit ?? 0;
  expect(named).toBeGreaterThan(0.5);
  expect(named).toBeLessThan(chosen);
});

test('a rep who would go anywhere has no known place', () => {
  expect(reachOf({ home: null, preferred: null, roams: 'anywhere' }, place('Durban'))).toBeNull();
  expect(reachOf({ home: place('Musina'), preferred: null, roams: 'anywhere' }, place('Durban'))?.from).toBe('roams');
});
