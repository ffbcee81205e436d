import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { earnedByLateCancellation, type PayParts } from '../engagements/money.ts';

/** What is recorded about one day of a disputed milestone. */
export interface DayRecord {
  readonly day: string;
  readonly checkedIn: boolean;
  /** Between check-in and check-out, without breaks, and the agreed travel; null where one of the two is missing. */
  readonly presentMinutes: number | null;
  /** As last submitted; null where it wasn't. */
  readonly submittedMinutes: number | null;
}

/** The recorded facts about a disputed milestone. */
export interface DisputeFacts extends PayParts {
  /** What the sales that count pay; null where the pay doesn't depend on sales. */
  readonly salesCents: bigint | null;
  /** Paid time of all its days together; null where the hours are not named. */
  readonly paidMinutes: number | null;
  /** Its status when the dispute began. */
  readonly from: MilestoneStatus;
  readonly days: readonly DayRecord[];
  /** The part of the pay that each side last proposed for the rep. */
  readonly proposed: { readonly rep: bigint | null; readonly business: bigint | null };
}

/** What a proposed split rests on, the first that applies. */
export const triageRules = ['agreed', 'no check-in', 'business absent', 'not begun', 'hours', 'no hours'] as const;

export type TriageRule = (typeof triageRules)[number];

export interface Triage {
  readonly rule: TriageRule;
  /** What the rule alone gives the rep of the pay. */
  readonly ruledCents: bigint;
  /** The same, between what both sides proposed. */
  readonly splitCents: bigint;
  /** What both accept that the rep gets; null until both have proposed an amount. */
  readonly accepted: { readonly least: bigint; readonly most: bigint } | null;
}

/** A split for a person to decide about. It decides nothing. */
export function triage(facts: DisputeFacts): Triage {
  const { rep, business } = facts.proposed;
  const accepted =
    rep === null || business === null
      ? null
      : rep <= business
        ? { least: rep, most: rep }
        : { least: business, most: rep };
  if (accepted && accepted.least === accepted.most)
    return { rule: 'agreed', ruledCents: accepted.least, splitCents: accepted.least, accepted };
  const { rule, cents } = byRecords(facts);
  const { least, most } = accepted ?? { least: 0n, most: facts.payCents };
  return { rule, ruledCents: cents, splitCents: cents < least ? least : cents > most ? most : cents, accepted };
}

function byRecords(facts: DisputeFacts): { readonly rule: TriageRule; readonly cents: bigint } {
  const { fixedCents, paidMinutes, from } = facts;
  const salesCents = facts.salesCents ?? 0n;
  const late = earnedByLateCancellation(facts, paidMinutes);
  if (from === 'no_show') return { rule: 'no check-in', cents: 0n };
  if (from === 'business_absent') return { rule: 'business absent', cents: late };
  if (from === 'funded' || from === 'confirmed') return { rule: 'not begun', cents: late };
  const minutes = countedMinutes(facts);
  if (minutes === null || paidMinutes === null || paidMinutes <= 0)
    return { rule: 'no hours', cents: fixedCents + salesCents };
  const cents = (fixedCents * BigInt(Math.min(minutes, paidMinutes))) / BigInt(paidMinutes);
  return { rule: 'hours', cents: cents + salesCents };
}

/** Whether any of these days has a check-in, and whether any has submitted hours. */
export const recordsOf = (days: readonly DayRecord[]) => ({
  hasCheckIn: days.some(({ checkedIn }) => checkedIn),
  hasHours: days.some(({ submittedMinutes }) => submittedMinutes !== null),
});

/** The minutes that count, day by day; null where the gig has neither a check-in nor submitted hours. */
export function countedMinutes({ days }: DisputeFacts): number | null {
  const { hasCheckIn, hasHours } = recordsOf(days);
  if (!hasCheckIn && !hasHours) return null;
  const countedOn = ({ checkedIn, presentMinutes, submittedMinutes }: DayRecord) => {
    const submitted = submittedMinutes ?? 0;
    if (presentMinutes !== null) return hasHours ? Math.min(presentMinutes, submitted) : presentMinutes;
    // Without a check-out only the submitted hours are known. So they are on a gig whose business confirmed that the rep came.
    return checkedIn || !hasCheckIn ? submitted : 0;
  };
  return days.reduce((sum, day) => sum + countedOn(day), 0);
}
