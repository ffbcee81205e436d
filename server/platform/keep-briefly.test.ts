import { afterEach, expect, test, vi } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

afterEach(() => vi.useRealTimers());

test('a computed value is cached for a moment, per key', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const keep = keepBriefly<string>({ seconds: 10, most: 2 });
  const work = vi.fn(async () => `worked ${work.mock.calls.length}`);
  expect([await keep('a', work), await keep('a', work), await keep('b', work)]).toEqual([
    'worked 1',
    'worked 1',
    'worked 2',
  ]);
  vi.advanceTimersByTime(10_001);
  expect(await keep('a', work)).toBe('worked 3');
});

test('the cache is bounded, and drops failures', async () => {
  const keep = keepBriefly<string>({ seconds: 10, most: 2 });
  const work = vi.fn(async () => 'worked');
  for (const key of ['a', 'b', 'c', 'a']) await keep(key, work);
  expect(work).toHaveBeenCalledTimes(4);
  await expect(keep('d', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keep('d', work)).toBe('worked');
});

test('the last value outlives its moment where the next one fails in an expected way', async () => {
  const keep = keepBriefly<string>({ seconds: 0, most: 2, despite: (failure) => failure === 'away' });
  expect(await keep('a', async () => 'worked')).toBe('worked');
  const fail = (failure: string) => () => Promise.reject(failure);
  expect([await keep('a', fail('away')), await keep('a', fail('away'))]).toEqual(['worked', 'worked']);
  await expect(keep('b', fail('away'))).rejects.toBe('away');
  await expect(keep('a', fail('wrong'))).rejects.toBe('wrong');
  // Such a failure loses nothing.
  expect(await keep('a', fail('away'))).toBe('worked');
});

test('the last value does so for an hour after it was read, however often it was answered', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const keep = keepBriefly<string>({ seconds: 20, most: 2, despite: () => true });
  const fail = () => Promise.reject('away');
  expect(await keep('a', async () => 'worked')).toBe('worked');
  for (let minute = 1; minute < 60; minute++) {
    vi.advanceTimersByTime(60_000);
    expect(await keep('a', fail)).toBe('worked');
  }
  vi.advanceTimersByTime(60_000);
  await expect(keep('a', fail)).rejects.toBe('away');
});
