import { expect, test } from 'vitest';
import { liveEvent } from '#contract/live.ts';
import { staleAfterWrite } from './stale-after-writing.ts';
import { staleAfterNews, tells } from './staleness.ts';

interface Described {
  readonly method: string;
  readonly path: string;
  readonly response: unknown;
}

const isEndpoint = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every endpoint of the contract: those of each `…Api` object, whatever file it lies in. */
const modules = Object.values(
  import.meta.glob<object>(['/contract/**/*.ts', '!/contract/**/*.test.ts'], { eager: true }),
);
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  .filter(isEndpoint)
  .map(({ method, path }) => `${method} ${path}`);

const named = (reads: boolean) => endpoints.filter((name) => name.startsWith('GET ') === reads).sort();

test('every endpoint that answers says what it tells of', () => {
  expect(endpoints.length).toBeGreaterThan(100);
  expect(Object.keys(tells).sort()).toEqual(named(true));
});

test('every endpoint that writes says what it makes stale, and be it nothing', () => {
  expect(Object.keys(staleAfterWrite).sort()).toEqual(named(false));
});

/** They say all there is to know: whoever shows it takes it from them. */
const whole = ['conversation.seen', 'conversation.typing'];

test('every news of the live stream makes something stale, or says it all', () => {
  const types = liveEvent.options.map(({ shape }) => shape.type.value);
  expect(Object.keys(staleAfterNews).sort()).toEqual(types.sort());
  const silent = Object.entries(staleAfterNews).filter(([, nouns]) => nouns.length === 0);
  expect(silent.map(([type]) => type)).toEqual(whole);
});

test('what is made stale is told of by some answer', () => {
  const stale = new Set([...Object.values(staleAfterWrite), ...Object.values(staleAfterNews)].flat());
  const told = new Set(Object.values(tells).filter((noun) => noun !== null));
  expect([...stale].filter((noun) => !told.has(noun))).toEqual([]);
  expect([...told].filter((noun) => !stale.has(noun))).toEqual([]);
});
