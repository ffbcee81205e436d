import { expect, test } from 'vitest';
import { fakeTime } from './fake-time.ts';

const now = new Date('2026-11-29T12:00:00Z');
const moved = (at: string) => fakeTime(at, now, '/lib/libfaketimeMT.so.1');

test('a moment without an offset is South African time', () => {
  expect(moved('2026-11-29T14:00')).toMatchObject({ env: { FAKETIME: '+0s', LD_PRELOAD: '/lib/libfaketimeMT.so.1' } });
  expect(moved('2026-11-29T14:01:30')).toMatchObject({ env: { FAKETIME: '+90s' } });
  expect(moved('2026-11-29T12:00Z')).toMatchObject({ env: { FAKETIME: '+0s' } });
  expect(moved('2026-11-29T13:00')).toMatchObject({ env: { FAKETIME: '-3600s' } });
});

test('an invalid moment, and a machine without libfaketime, are refused in one line', () => {
  for (const at of ['tomorrow', '2028-02-29', '2028-13-01T10:00'])
    expect(moved(at)).toEqual({
      refusal: `--at is "${at}"; expected a moment in South Africa such as 2028-02-29T10:00.`,
    });
  expect(fakeTime('2028-02-29T10:00', now, null)).toMatchObject({
    refusal: expect.stringContaining('apt-get install faketime'),
  });
});
