import type { Dice } from './random.ts';

const firstDay = Date.UTC(2026, 9, 1);
const dayMs = 86_400_000;
const dateOf = (day: number) => new Date(firstDay + day * dayMs);

const saturday = 6;
const isMonthEnd = (date: Date) => date.getUTCDate() >= 24 || date.getUTCDate() <= 2;
const isDecember = (date: Date) => date.getUTCMonth() === 11;

/** Postings relative to an ordinary day: from 1 October on. */
export function dayWeight(day: number): number {
  const date = dateOf(day);
  const ofWeek = date.getUTCDay() === 0 || date.getUTCDay() === saturday ? 0.4 : 1.2;
  if (isDecember(date)) return ofWeek * (date.getUTCDate() <= 18 ? 1.7 : 0.4);
  return ofWeek * (isMonthEnd(date) ? 1.4 : 1);
}

export const isWeekend = (day: number): boolean => [0, saturday].includes(dateOf(day).getUTCDay());

/** Mostly a Saturday, or a weekend, or two; otherwise some days of a week. */
export function workingDaysFrom(day: number, dice: Dice): number[] {
  if (dice.chance(0.6)) {
    const next = day + ((saturday - dateOf(day).getUTCDay() + 7) % 7);
    const both = dice.chance(0.6) ? [next, next + 1] : [next];
    return dice.chance(0.25) ? [...both, ...both.map((one) => one + 7)] : both;
  }
  return Array.from({ length: dice.between(1, 5) }, (_, turn) => day + turn);
}
