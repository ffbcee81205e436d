import { engagementTimes, noticeShares } from '#contract/agreed-terms.ts';
import type { DeadlineKind } from '#contract/engagements/options.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '../shared/calendar-day.ts';
import { addBusinessDays } from '../shared/public-holidays.ts';

const hourMs = 3_600_000;

const {
  agreeHours,
  fundHours,
  fundLaterFromHours,
  confirmFromHours,
  confirmUntilHours,
  submissionHours,
  acceptHours,
  appealHours,
  answerHours,
  disputeBusinessDays,
  disputeDays,
  appealDecisionHours,
  decideAppealDays,
} = engagementTimes;

/** The confirmation's share is the ratio of its usual hours to the time since it is asked for. */
const confirmShare = (confirmFromHours - confirmUntilHours) / confirmFromHours;

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);

/** The earlier of the usual deadline and the share of the time left. Begun work leaves none. */
function withinShare(from: Date, hours: number, share: number, start: Date | null): Date {
  const usual = hoursAfter(from, hours);
  if (start === null) return usual;
  const left = Math.max(0, start.getTime() - from.getTime());
  return new Date(Math.min(usual.getTime(), from.getTime() + Math.floor(left * share)));
}

/** The end of the day, in South Africa, on which `days` business days have passed since that moment. */
const businessDaysAfter = (moment: Date, days: number): Date =>
  startOfDay(addDays(addBusinessDays(dayInSouthAfrica(moment), days), 1));

/** The facts a deadline is counted from. */
export interface Deadlined {
  /** The first is 1. */
  readonly number: number;
  /** Of the first and the last shift; null while the days are not named. */
  readonly start: Date | null;
  readonly end: Date | null;
}

const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

/** From when on a milestone is to be funded: a later week is not paid for long before it begins. */
export const fundingAskedFrom = (since: Date, { number, start }: Pick<Deadlined, 'number' | 'start'>): Date =>
  number === 1 ? since : laterOf(since, start && hoursAfter(start, -fundLaterFromHours));

/** The deadline of a status that began at `since`. */
const rules: Record<DeadlineKind, (since: Date, milestone: Deadlined) => Date> = {
  agree: (since, { start }) => withinShare(since, agreeHours, noticeShares.agree, start),
  fund: (since, milestone) =>
    withinShare(fundingAskedFrom(since, milestone), fundHours, noticeShares.fund, milestone.start),
  confirm: (since, { start }) => {
    const asked = laterOf(since, start && hoursAfter(start, -confirmFromHours));
    return withinShare(asked, confirmFromHours - confirmUntilHours, confirmShare, start);
  },
  attend: (since, { end }) => hoursAfter(laterOf(since, end), submissionHours),
  hand_in: (since, { end }) => hoursAfter(laterOf(since, end), submissionHours),
  accept: (since) => hoursAfter(since, acceptHours),
  appeal: (since) => hoursAfter(since, appealHours),
  answer: (since) => hoursAfter(since, answerHours),
  state: (since) => businessDaysAfter(since, disputeBusinessDays),
  decide: (since) => hoursAfter(since, disputeDays * 24),
  appeal_decision: (since) => hoursAfter(since, appealDecisionHours),
  decide_appeal: (since) => hoursAfter(since, decideAppealDays * 24),
};

/** The moment of a deadline that begins to run at `since`. */
export const deadlineOf = (kind: DeadlineKind, since: Date, milestone: Deadlined): Date =>
  rules[kind](since, milestone);
