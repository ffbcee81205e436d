import { expect, test } from 'vitest';
import { parseHours, writeHours } from './hours.ts';
import { hoursForm, valuesOf } from './hours-values.ts';

const schedule = { kind: 'days' as const, dates: [], from: '09:00', to: '17:00', breakMinutes: 30 };
const milestone = { number: 1, days: ['2026-11-27', '2026-11-28'] };
const at = (kind: 'in' | 'out', day: string, time: string) => ({
  ...{
    id: `${kind}${day}`,
    kind,
    day,
    at: `${day}T${time}.000Z`,
    offline: false,
    clockAheadMs: 0,
    place: null,
    fromTown: null,
    pictureId: null,
  },
});

test('hours are the time between check-in and check-out, less the break; else the agreed hours', () => {
  const attendances = [
    at('in', '2026-11-27', '06:58:10'),
    at('out', '2026-11-27', '15:31:00'),
    at('in', '2026-11-28', '07:00:00'),
  ];
  expect(valuesOf({ schedule }, milestone, { attendances, handIns: [] }).lines).toEqual([
    { day: '2026-11-27', worked: true, minutes: 485, text: '' },
    { day: '2026-11-28', worked: true, minutes: 450, text: '' },
  ]);
  const oneDay = valuesOf({ schedule }, milestone, { attendances: attendances.slice(0, 2), handIns: [] });
  expect(oneDay.lines.map(({ worked }) => worked)).toEqual([true, false]);
  const none = valuesOf({ schedule: null }, milestone, { attendances: [], handIns: [] });
  expect(none.lines.map(({ worked, minutes }) => [worked, minutes])).toEqual([
    [true, null],
    [true, null],
  ]);
});

test('hours have the agreed travel with them, after a check-in and check-out too', () => {
  const travelling = { ...schedule, travelMinutes: 60 };
  const attendances = [at('in', '2026-11-27', '07:00:00'), at('out', '2026-11-27', '15:00:00')];
  const minutesOf = (known: typeof attendances) =>
    valuesOf({ schedule: travelling }, { ...milestone, days: ['2026-11-27'] }, { attendances: known, handIns: [] })
      .lines[0]?.minutes;
  expect([minutesOf([]), minutesOf(attendances)]).toEqual([510, 510]);
});

test('hours submitted before are filled in when changes are requested', () => {
  const hoursSubmission = {
    id: '1',
    milestone: 1,
    at: '',
    sold: 12,
    lines: [{ day: '2026-11-28', minutes: 60, text: 'Sold.' }],
  };
  const other = { ...hoursSubmission, milestone: 2, sold: 99 };
  expect(valuesOf({ schedule }, milestone, { attendances: [], handIns: [hoursSubmission, other] })).toEqual({
    lines: [
      { day: '2026-11-27', worked: false, minutes: 450, text: '' },
      { day: '2026-11-28', worked: true, minutes: 60, text: 'Sold.' },
    ],
    sold: 12,
  });
});

test('a day without work needs nothing, one day must be worked, and overtime is limited', () => {
  const idle = { day: '2026-11-27', worked: false as const, minutes: null, text: '' };
  const worked = { day: '2026-11-28', worked: true as const, minutes: 60, text: 'Sold.' };
  const shift = { kind: 'days' as const, dates: [worked.day], from: '09:00', to: '17:00', breakMinutes: 30 };
  const accepts = (lines: object[], asksCount: string | null = null) =>
    hoursForm({ asksCount, schedule: shift }).safeParse({ lines, sold: null }).success;
  expect(accepts([idle, worked])).toBe(true);
  expect(accepts([idle])).toBe(false);
  expect(accepts([{ ...worked, minutes: Number.NaN }])).toBe(false);
  expect(accepts([{ ...worked, text: ' ' }])).toBe(false);
  expect(accepts([worked], 'Samples handed out')).toBe(false);
  expect(accepts([{ ...worked, minutes: 570 }])).toBe(true);
  expect(accepts([{ ...worked, minutes: 571 }])).toBe(false);
});

test('hours are read as people write them', () => {
  expect(['7:30', '7.5', '7,5', '8', ''].map(parseHours)).toEqual([450, 450, 450, 480, null]);
  expect(['7:60', 'all day', '-1'].map(parseHours)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect([450, 480, 5].map(writeHours)).toEqual(['7:30', '8:00', '0:05']);
});
