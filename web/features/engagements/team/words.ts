import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import type { DeadlineKind, MilestoneStatus, Presence } from '#contract/engagements/options.ts';
import type { TeamShift } from '#contract/engagements/team.ts';
import { weekdayOf } from '#domain/shared/calendar-day.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { nameHours, nameSpan } from '#texts/jobs/schedule.ts';
import type { StatusText } from '#texts/status.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatTime, formatUntil } from '#web/lib/format-time.ts';
import { attendanceNow } from '../work/due-action.ts';

type Shown = Pick<TeamShift, 'status' | 'presence' | 'checkedInAt' | 'checkedOutAt' | 'offline'>;

/** `09:00–17:00`, `20:00–02:00 (next day)`; on the day after it began `Sat 20:00–02:00`. */
export function shiftSpan(
  { day, startsAt, endsAt }: Pick<TeamShift, 'day' | 'startsAt' | 'endsAt'>,
  on: string,
): string {
  const hours = { from: formatTime(startsAt), to: formatTime(endsAt) };
  return day === on ? nameHours(hours) : `${weekdayOf(day)} ${nameSpan(hours.from, hours.to)}`;
}

const timeOf = (moment: string | null) => (moment === null ? '' : formatTime(moment));

const cameWords = ({ checkedInAt, offline }: Shown) => `${timeOf(checkedInAt)}${offline ? ', recorded offline' : ''}`;

/** A rep's status on a day they work. */
const presences: Record<Presence, (shift: Shown) => string> = {
  // On later days the gig is in progress, and the rep has not arrived yet.
  expected: ({ status }) => gigStatusTexts[status === 'active' ? 'confirmed' : status].business.label,
  late: () => 'Late: not checked in',
  waiting: () => 'Waiting on site: no one is there',
  here: (shift) => `Here since ${cameWords(shift)}`,
  gone: (shift) =>
    shift.checkedOutAt
      ? `Was there, ${cameWords(shift)} to ${timeOf(shift.checkedOutAt)}`
      : `Arrived at ${cameWords(shift)}`,
  vouched: () => 'You confirmed that a rep was there',
  absent: () => 'Didn’t check in',
};

export const presenceWords = (shift: Shown): string =>
  shift.presence === null ? gigStatusTexts[shift.status].business.label : presences[shift.presence](shift);

const counted = [
  ['here', ({ presence }: Counted) => presence === 'here' || presence === 'vouched'],
  ['late', ({ presence }: Counted) => presence === 'late'],
  ['waiting on site', ({ presence }: Counted) => presence === 'waiting'],
  ['confirmed', ({ presence, status }: Counted) => presence === 'expected' && status !== 'funded'],
  ['not confirmed yet', ({ presence, status }: Counted) => presence === 'expected' && status === 'funded'],
  ['not funded or agreed', ({ status }: Counted) => status === 'agreed' || status === 'accepted'],
  ['finished', ({ presence }: Counted) => presence === 'gone'],
  ['missing', ({ presence, status }: Counted) => presence === 'absent' || isGone(status)],
] as const;

type Counted = Pick<Shown, 'status' | 'presence'>;

const isGone = (status: MilestoneStatus) => status === 'cancelled' || status === 'lapsed' || status === 'no_show';

/** `2 here, 1 late`: number of reps of a day by status. */
export const countWords = (shifts: readonly Counted[]): string =>
  counted
    .flatMap(([words, is]) => {
      const count = shifts.filter(is).length;
      return count > 0 ? [`${count} ${words}`] : [];
    })
    .join(', ');

/** Whether the business should act now. */
export const isTrouble = ({ presence }: Pick<Shown, 'presence'>): boolean =>
  presence === 'late' || presence === 'waiting' || presence === 'absent';

/** Who has to act by then, and what happens otherwise. */
const deadlines: Record<DeadlineKind, (until: string, repName: string) => string> = {
  agree: (until, rep) => `${rep} has until ${until} to agree. After that, you can book someone else.`,
  fund: (until) => `Pay by ${until}. If you don’t, the gig expires and no rep is booked.`,
  confirm: (until, rep) => `${rep} has until ${until} to confirm. After that, you can book someone else.`,
  attend: (until, rep) => `Confirm by ${until} that ${rep} was there. Otherwise it counts as a no-show.`,
  hand_in: (until, rep) => `${rep} has until ${until} to submit hours. After that, we’ll use the check-in records.`,
  accept: (until) => `Approve the hours by ${until}. If you don’t respond, we’ll approve them for you.`,
  appeal: (until, rep) => `${rep} can appeal until ${until}. After that, we’ll refund you.`,
  answer: (until, rep) =>
    `If you were there, object by ${until}. If you don’t, ${rep} will be paid as if you’d cancelled late.`,
  state: (until) => `Make a statement by ${until}. If only one of you does, we’ll decide in their favour.`,
  decide: (until) => `Our team will decide by ${until}.`,
  appeal_decision: (until) => `Our team decided. The decision is open to appeal until ${until}.`,
  decide_appeal: (until) => `Another admin will decide the appeal by ${until}.`,
};

/** The business has yet to set the days. */
const hasOpenDays = ({ status, startsAt }: Pick<Milestone, 'status' | 'startsAt'>) =>
  status === 'accepted' && startsAt === null;

type StatusFacts = Pick<Milestone, 'status' | 'startsAt' | 'movesOpen' | 'lastAttendance'>;

/** Confirmed, and absent although the gig has begun. */
const isMissed = ({ status, movesOpen }: StatusFacts) => status === 'confirmed' && movesOpen.includes('report_no_show');

/** The status of a gig, for its business. */
export function statusText(milestone: StatusFacts, now: Date): StatusText {
  const { business } = gigStatusTexts[milestone.status];
  if (hasOpenDays(milestone)) return { label: 'Days not set yet', tone: 'neutral' };
  if (isMissed(milestone)) return { label: 'Not checked in', tone: 'danger' };
  const isAtWork = milestone.status === 'active' && attendanceNow(milestone, now) === 'in';
  return isAtWork ? { ...business, label: 'At work' } : business;
}

export function deadlineWords(
  milestone: Pick<Milestone, 'deadline' | 'status' | 'startsAt' | 'chargedBack'>,
  repName: string,
  now: Date,
): string | null {
  const { deadline, status, chargedBack } = milestone;
  if (chargedBack && status === 'disputed')
    return `Your bank reversed your payment. Our team will decide what ${repName} is paid. No deadline applies.`;
  if (deadline === null) return null;
  const until = formatUntil(deadline.at, now);
  return hasOpenDays(milestone)
    ? `Set the days so that ${repName} can agree by ${until}. After that, you can book someone else.`
    : deadlines[deadline.kind](until, repName);
}

/** Why the gig expired; null if it didn’t. */
export function expiredWords(
  { status, money }: Pick<Milestone, 'status' | 'money'>,
  { agreedAt, repName }: Pick<Engagement, 'agreedAt' | 'repName'>,
): string | null {
  if (status !== 'lapsed') return null;
  if (agreedAt === null) return 'Expired. The terms weren’t agreed in time.';
  return money.fundedCents === 0
    ? 'Expired. Payment wasn’t made in time, so no rep is booked.'
    : `Expired. ${repName} didn’t confirm in time.`;
}

/** `7 h 30 min`, `8 h`, `45 min`. */
export function nameMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? `${hours} h` : null, rest > 0 ? `${rest} min` : null].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : '0 h';
}

type Money = Milestone['money'];

/** What the business paid and where it went: the parts add up to the whole. */
export function moneyWords(
  { fundedCents, heldCents, repCents, platformCents, backCents }: Money,
  repName: string,
  chargedBack = false,
): string {
  if (fundedCents === 0) return 'Nothing has been paid.';
  if (heldCents === fundedCents && !chargedBack)
    return `You paid ${formatRand(fundedCents)}, and we’re holding all of it.`;
  if (chargedBack) return `You paid ${formatRand(fundedCents)}, and your bank reversed the payment.`;
  const parts = [
    heldCents > 0 ? `${formatRand(heldCents)} is held` : null,
    repCents > 0 ? `${formatRand(repCents)} went to ${repName}` : null,
    platformCents > 0 ? `${formatRand(platformCents)} was our fee` : null,
    backCents > 0 ? `${formatRand(backCents)} was not spent on this gig` : null,
  ].filter((part) => part !== null);
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  return `You paid ${formatRand(fundedCents)}: ${listed}.`;
}
