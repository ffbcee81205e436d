import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  // A page comes to rest once.
  vi.resetModules();
});

afterEach(() => vi.useRealTimers());

async function open() {
  const queries = new QueryClient();
  const { atRest } = await import('./at-rest.ts');
  const done = vi.fn();
  void atRest(queries).then(done);
  const send = (ms: number) =>
    void queries.fetchQuery({ queryKey: [ms], queryFn: () => new Promise((answer) => setTimeout(answer, ms, ms)) });
  return { send, done, atRest: () => atRest(queries) };
}

test('a page is at rest a second after its last answer, for good', async () => {
  const { send, done, atRest } = await open();
  send(800);
  send(2000);
  await vi.advanceTimersByTimeAsync(2900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledOnce();
  send(5000);
  await atRest();
});

test('a query sent within that second is part of the first view', async () => {
  const { send, done } = await open();
  send(100);
  await vi.advanceTimersByTimeAsync(900);
  send(600);
  await vi.advanceTimersByTimeAsync(1500);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledOnce();
});

test('a page that never rests counts as at rest after ten seconds', async () => {
  const { send, done } = await open();
  send(60_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalledOnce();
});
