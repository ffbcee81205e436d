import { type SQL, sql } from 'drizzle-orm';
import {
  type AnalyticsFigures,
  type AnalyticsSeries,
  mostPeriods,
  type PeriodLength,
} from '#contract/analytics/analytics.ts';
import { type Figure, figures } from '#contract/analytics/figures.ts';
import { type Period, periodsFrom } from '#domain/analytics/periods.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../operators/access.ts';

/** The whole market, or a part of it. */
export interface Part {
  readonly province?: string | undefined;
  readonly industry?: string | undefined;
}

interface Asked extends Part {
  readonly from: string;
  readonly to: string;
  readonly by: PeriodLength;
}

const ofPart = ({ province = 'all', industry = 'all' }: Part): SQL =>
  sql`province = ${province} and industry = ${industry}`;

const running: readonly Figure[] = [
  'subscriptions_new',
  'subscriptions_back',
  'subscriptions_left',
  'subscriptions_unpaid',
  'subscriptions_other',
];

export async function readFigures(
  db: Db,
  _actor: AdminActor,
  { from, to, by, ...part }: Asked,
): Promise<AnalyticsFigures> {
  const periods = periodsFrom(by, from, to, mostPeriods + 1);
  if (periods.length > mostPeriods) throw new Refusal('analytics.too_long');
  const countedAt = await readCountedAt(db);
  const series = await readSeries(db, periods, by, part);
  return {
    countedAt: countedAt?.toISOString() ?? null,
    periods: periods.map((period) => ({
      ...period,
      isWhole: countedAt !== null && startOfDay(addDays(period.to, 1)) <= countedAt,
    })),
    figures: series,
    standing: await readBalances(db, periods, series, part),
    subscriptionsNow: await readSubscriptions(db),
  };
}

async function readCountedAt(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select to_json(counted_at) #>> '{}' as at from analytics_progress`,
  );
  const at = rows[0]?.at;
  return at == null ? null : new Date(at);
}

type AllSeries = Record<Figure, AnalyticsSeries>;

async function readSeries(db: Db, periods: readonly Period[], by: PeriodLength, part: Part): Promise<AllSeries> {
  const zeros = () => periods.map(() => 0);
  const series = Object.fromEntries(figures.map((name) => [name, { counts: zeros(), amounts: zeros() }])) as AllSeries;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return series;
  const { rows } = await db.execute<{ figure: Figure; begin: string; deeds: string; amount: string }>(sql`
    select figure, date_trunc(${by}, day::timestamp)::date::text as begin, sum(deeds) as deeds, sum(amount) as amount
    from analytics_days where ${ofPart(part)} and figure in ${figures} and day between ${first.from} and ${last.to}
    group by 1, 2`);
  const numberOf = new Map(periods.map((period, number) => [period.from, number]));
  for (const { figure, begin, deeds, amount } of rows) {
    const number = numberOf.get(begin);
    if (number === undefined) continue;
    series[figure].counts[number] = Number(deeds);
    series[figure].amounts[number] = Number(amount);
  }
  return series;
}

/** Balances at the end of each period: the sum of all days before, plus the changes in the series. */
async function readBalances(
  db: Db,
  periods: readonly Period[],
  series: AllSeries,
  part: Part,
): Promise<AnalyticsFigures['standing']> {
  const { rows } = await db.execute<{ figure: Figure; deeds: string; amount: string }>(sql`
    select figure, sum(deeds) as deeds, sum(amount) as amount from analytics_days
    where ${ofPart(part)} and figure in ${[...running, 'owed']} and day < ${periods[0]?.from ?? '2000-01-01'}
    group by 1`);
  const before = new Map(
    rows.map(({ figure, deeds, amount }) => [figure, { deeds: Number(deeds), amount: Number(amount) }]),
  );
  const sumUp = (start: number, steps: readonly number[]) => {
    let sum = start;
    return steps.map((step) => (sum += step));
  };
  const isMore = (name: Figure) => name === 'subscriptions_new' || name === 'subscriptions_back';
  const change = (name: Figure, deeds: number) => (isMore(name) ? deeds : -deeds);
  const each = (of: (name: Figure, number: number) => number) =>
    periods.map((_, number) => running.reduce((sum, name) => sum + of(name, number), 0));
  const subscriptionsBefore = running.reduce((sum, name) => sum + change(name, before.get(name)?.deeds ?? 0), 0);
  const isWhole = part.province === undefined && part.industry === undefined;
  return {
    subscriptionsBefore,
    subscriptions: sumUp(
      subscriptionsBefore,
      each((name, number) => change(name, series[name].counts[number] ?? 0)),
    ),
    mrrCents: sumUp(
      running.reduce((sum, name) => sum + (before.get(name)?.amount ?? 0), 0),
      each((name, number) => series[name].amounts[number] ?? 0),
    ),
    owedCents: isWhole ? sumUp(before.get('owed')?.amount ?? 0, series.owed.amounts) : null,
  };
}

async function readSubscriptions(db: Db): Promise<AnalyticsFigures['subscriptionsNow']> {
  const { rows } = await db.execute<Record<keyof AnalyticsFigures['subscriptionsNow'], string>>(sql`
    select count(*) as running, coalesce(sum(amount_cents), 0) as "mrrCents",
      count(*) filter (where status = 'past_due') as "pastDue",
      coalesce(sum(amount_cents) filter (where status = 'past_due'), 0) as "pastDueCents",
      count(*) filter (where status = 'cancelled') as "cancelledButPaid",
      coalesce(sum(amount_cents) filter (where status = 'cancelled'), 0) as "cancelledButPaidCents"
    from subscriptions where status in ('active', 'past_due', 'cancelled')`);
  const [now] = rows;
  if (!now) throw new Error('Counting gave no row');
  return {
    running: Number(now.running),
    mrrCents: Number(now.mrrCents),
    pastDue: Number(now.pastDue),
    pastDueCents: Number(now.pastDueCents),
    cancelledButPaid: Number(now.cancelledButPaid),
    cancelledButPaidCents: Number(now.cancelledButPaidCents),
  };
}
