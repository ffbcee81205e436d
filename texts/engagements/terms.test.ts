import { expect, test } from 'vitest';
import { changesOfTerms, describeDays } from './terms.ts';

const terms = {
  schedule: {
    kind: 'days' as const,
    dates: ['2026-11-28', '2026-11-29'],
    from: '09:00',
    to: '17:00',
    breakMinutes: 30,
  },
  startDate: '2026-11-28',
  place: '12 Long Street, Durban',
  payCents: 190_000,
};

test('days have hours and break, and unnamed days a text of their own', () => {
  expect(describeDays(terms)).toBe('Sat 28 and Sun 29 Nov, 09:00–\u206017:00, 30 min unpaid break');
  expect(describeDays({ schedule: null, startDate: null })).toBe('Not named yet');
});

test('only differences are named', () => {
  expect(changesOfTerms(terms, terms)).toEqual([]);
  const after = { ...terms, schedule: { ...terms.schedule, to: '18:00' }, payCents: 200_000 };
  expect(changesOfTerms(terms, after)).toEqual([
    { what: 'days', from: describeDays(terms), to: 'Sat 28 and Sun 29 Nov, 09:00–\u206018:00, 30 min unpaid break' },
    { what: 'pay', from: 'R1,900', to: 'R2,000' },
  ]);
});
