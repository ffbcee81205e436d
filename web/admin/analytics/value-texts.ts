import type { PeriodLength } from '#contract/analytics/analytics.ts';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';

/** Units of a chart's numbers: amounts are in cents, times in minutes. */
export type ChartUnit = 'count' | 'rand' | 'hours' | 'percent';

const hours = (minutes: number) => {
  if (minutes < 60) return `${Math.round(minutes)} min`;
  return minutes < 48 * 60 ? `${(minutes / 60).toFixed(1)} h` : `${(minutes / 1440).toFixed(1)} days`;
};

/** For a table, exact. */
const texts: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: formatCount,
  rand: formatRand,
  hours,
  percent: (share) => `${(share * 100).toFixed(1)}%`,
};

export const valueText = (unit: ChartUnit, value: number | null): string => (value === null ? '–' : texts[unit](value));

const short = (rand: number): string => {
  const size = Math.abs(rand);
  if (size >= 1_000_000) return `${(rand / 1_000_000).toFixed(size < 10_000_000 ? 1 : 0).replace('.0', '')}m`;
  return size >= 10_000 ? `${Math.round(rand / 1000)}k` : formatRand(Math.round(rand) * 100).replace('R', '');
};

/** For an axis, short, from the result of `plainNumber`. */
const ticks: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: (value) => (Math.abs(value) >= 10_000 ? short(value) : formatCount(value)),
  rand: short,
  hours: (value) => formatCount(value),
  percent: (value) => String(Math.round(value * 10) / 10),
};

export const tickText = (unit: ChartUnit, value: number): string => ticks[unit](value);

/** The label of an axis. */
export const axisText: Readonly<Record<ChartUnit, string>> = {
  count: 'Number',
  rand: 'Rand',
  hours: 'Hours',
  percent: 'Percent',
};

/** In the unit of an axis or a spreadsheet: rand, hours, percent. */
export function plainNumber(unit: ChartUnit, value: number): number {
  if (unit === 'rand') return value / 100;
  if (unit === 'hours') return Math.round((value / 60) * 100) / 100;
  return unit === 'percent' ? Math.round(value * 1000) / 10 : value;
}

const shortDay = (day: string) => formatDate(`${day}T10:00:00Z`).replace(/^(\d+ \w{3})\w* .*$/, '$1');

/** A period on an axis: `5 Oct`, or `October` for a month. */
export function periodTick(from: string, to: string): string {
  const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && Number(to.slice(8)) >= 28;
  if (!isMonth) return shortDay(from);
  return shortDay(from).replace(/^\d+ /, '') + (from.slice(5, 7) === '01' ? ` ${from.slice(0, 4)}` : '');
}

/** The first column of a table with the period in its heading: `5 Oct 2026`, `October 2026`. */
export const periodStart = (from: string, by: PeriodLength): string => {
  const whole = formatDate(`${from}T10:00:00Z`);
  return by === 'month' ? whole.replace(/^\d+ /, '') : whole.replace(/^(\d+ \w{3})\w*/, '$1');
};

/** A period in words: `5 Oct to 11 Oct 2026`. */
export function periodText(from: string, to: string): string {
  const last = formatDate(`${to}T10:00:00Z`).replace(/^(\d+ \w{3})\w*/, '$1');
  return from === to ? last : `${shortDay(from)} to ${last}`;
}
