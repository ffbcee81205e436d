import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { planMilestones } from '#domain/engagements/milestones.ts';
import { feeOf, priceOf, takeHomeOf } from '#domain/engagements/money.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { weekdayOf } from '#domain/shared/calendar-day.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { nameDays } from '#texts/jobs/schedule.ts';

/** The parts of an engagement's terms that are specific to it. */
export interface Terms extends Scheduled {
  /** Of the engagement. */
  readonly reference: string;
  readonly version: number;
  /** `YYYY-MM-DD` */
  readonly madeAt: string;
  readonly businessName: string;
  readonly repName: string;
  readonly title: string;
  readonly tasks: string;
  /** Proof that is submitted with the hours. */
  readonly asksPictures: boolean;
  readonly asksCount: string | null;
  readonly place: string;
  readonly jobType: string;
  readonly payCents: bigint;
  readonly feeBasisPoints: number;
  readonly feeBearer: FeeBearer;
  readonly salesTerms: SalesTerms | null;
}

export interface Deal extends Terms {
  /** Null while the days are open. */
  readonly time: { readonly days: readonly string[]; readonly minutesADay: number } | null;
}

export function dealOf(terms: Terms): Deal {
  const days = workingDays(terms);
  const { schedule } = terms;
  return { ...terms, time: schedule && days.length > 0 ? { days, minutesADay: paidMinutes(schedule) } : null };
}

interface Part {
  readonly days: readonly string[];
  readonly payCents: bigint;
  readonly feeCents: bigint;
}

function partsOf({ payCents, feeBasisPoints, ...terms }: Deal): Part[] {
  return planMilestones(terms, Number(payCents)).map(({ days, payCents: pay }) => ({
    days,
    payCents: BigInt(pay),
    feeCents: feeOf(BigInt(pay), feeBasisPoints),
  }));
}

const sum = (all: readonly bigint[]) => Number(all.reduce((one, other) => one + other, 0n));

/** Sums pay and fee. The fee is the sum over milestones, each of which is rounded separately. */
export function dealMoney(deal: Deal) {
  const { feeBearer } = deal;
  const parts = partsOf(deal).map((part) => ({ ...part, feeBearer }));
  return {
    payCents: Number(deal.payCents),
    feeCents: sum(parts.map(({ feeCents }) => feeCents)),
    priceCents: sum(parts.map(priceOf)),
    takeHomeCents: sum(parts.map(takeHomeOf)),
  };
}

/** Each milestone with its days and price. */
export const weekLines = (deal: Deal): string[] =>
  partsOf(deal).map(
    (part) => `${nameDays(part.days)}, ${formatRand(Number(priceOf({ ...part, feeBearer: deal.feeBearer })))}`,
  );

export const percent = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(2))} %`;

const names = {
  weekdays: {
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  },
  months: 'January February March April May June July August September October November December'.split(' '),
};

/** `Saturday 28 November 2026`. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${names.weekdays[weekdayOf(day)]} ${date} ${names.months[(month ?? 1) - 1]} ${year}`;
}

/** Joins lines, so that user text can't imitate a clause. */
export const oneLine = (text: string) => text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' / ').trim();
