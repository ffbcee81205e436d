import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { liveEvent } from '#contract/live.ts';
import { changedByEvent } from './changed-by-event.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every endpoint of the contract: those of each `…Api` object, in any file. */
const modules = Object.values(
  import.meta.glob<object>(['/contract/**/*.ts', '!/contract/**/*.test.ts'], { eager: true }),
);
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  .filter(isEndpoint);

/** They carry the full change. */
const whole = ['conversation.seen', 'conversation.typing'];

test('every event of the live stream reports a change, or carries it in full', () => {
  const types = liveEvent.options.map(({ shape }) => shape.type.value);
  expect(Object.keys(changedByEvent).sort()).toEqual(types.sort());
  const silent = Object.entries(changedByEvent).filter(([, nouns]) => nouns.length === 0);
  expect(silent.map(([type]) => type)).toEqual(whole);
});

test('every noun that writes and events change is read by some endpoint, and vice versa', () => {
  expect(endpoints.length).toBeGreaterThan(400);
  const changed = new Set([
    ...endpoints.flatMap(({ changes = [] }) => changes),
    ...Object.values(changedByEvent).flat(),
  ]);
  const read = new Set(endpoints.flatMap(({ about }) => about ?? []));
  expect([...changed].filter((noun) => !read.has(noun))).toEqual([]);
  expect([...read].filter((noun) => !changed.has(noun))).toEqual([]);
});
