import { checkedNumber } from '#contract/clean-number.ts';

/** Problems of a number, as the check names them. */
export type IdNumberFault = 'length' | 'date' | 'status' | 'checksum';

export interface IdNumber {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly status: (typeof statuses)[number];
}

/** The status that the eleventh digit stands for, used as an index. */
const statuses = ['citizen', 'permanent resident', 'refugee'] as const;

/**
 * Parses a South African ID number, `YYMMDDSSSSCAZ`, as of a day in South Africa. Sex can be derived from it and is not read: nothing here has a use
 * for it.
 */
export function readIdNumber(text: string, today: string): IdNumber | IdNumberFault {
  const digits = checkedNumber(text);
  if (!/^\d{13}$/.test(digits)) return 'length';
  const birthDate = birthDateOf(digits, today);
  if (birthDate === null) return 'date';
  const status = statuses[Number(digits[10])];
  if (status === undefined) return 'status';
  return hasLuhnDigit(digits) ? { birthDate, status } : 'checksum';
}

/** Whole years on that day; a person born on 29 February has their birthday on 1 March in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The number has two digits of the year: a future one belongs to the century before. */
function birthDateOf(digits: string, today: string): string | null {
  const rest = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  const [recent, earlier] = [`20${rest}`, `19${rest}`];
  const date = recent <= today ? recent : earlier;
  return isDay(date) ? date : null;
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
