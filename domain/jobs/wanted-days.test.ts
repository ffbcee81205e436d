import { expect, test } from 'vitest';
import { thisWeekend, wantedDays } from './wanted-days.ts';

const [friday, saturday, sunday, monday] = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'] as const;

test('this weekend is the coming one, or the rest of it', () => {
  expect(thisWeekend('2026-11-23')).toEqual([saturday, sunday]);
  expect(thisWeekend(friday)).toEqual([saturday, sunday]);
  expect(thisWeekend(saturday)).toEqual([saturday, sunday]);
  expect(thisWeekend(sunday)).toEqual([sunday]);
});

test('no filter is any day, and no day', () => expect(wantedDays({}, friday)).toBeNull());

test.each([
  [{ when: 'weekend' }, [saturday, sunday]],
  [{ from: sunday, to: monday }, [sunday, monday]],
  [{ from: '2026-01-01', to: saturday }, [friday, saturday]],
  [{ when: 'weekend', from: sunday }, [sunday]],
  [{ when: 'weekend', to: friday }, []],
  [{ from: monday, to: saturday }, []],
  [{ to: '2026-11-01' }, []],
] as const)('%j', (filters, days) => expect(wantedDays(filters, friday)).toEqual(days));

test('without an end it reaches as far as any job can', () => {
  const days = wantedDays({ from: monday }, friday) ?? [];
  expect(days[0]).toBe(monday);
  expect(days.length).toBeLessThan(600);
  expect(days).toContain('2027-11-27');
});
