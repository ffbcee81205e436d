import { engagementTimes } from '#contract/agreed-terms.ts';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { endDayOf } from '#domain/jobs/shifts.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatSoon, formatUntil } from '#web/lib/format-time.ts';
import { attendanceNow, dueActionOf, isMilestoneOver } from './due-action.ts';
import { nameNearDay, nameSpanOf, notCheckedIn } from './words.ts';

type Paid = Pick<Engagement, 'feeBearer' | 'salesTerms'>;

/** Where sales pay, the pay is the most. */
const upTo = ({ salesTerms }: Paid): string => (salesTerms ? 'up to ' : '');

/** While the parties disagree about what happened. */
const contested: readonly Milestone['status'][] = ['no_show', 'business_absent', 'disputed'];

/** `R1,900 is funded for Saturday.` Null while it is not. */
export function fundedWords(milestone: Milestone, now: Date): string | null {
  if (milestone.money.heldCents === 0 || milestone.chargedBack) return null;
  const [first] = milestone.days;
  const days = milestone.days.length === 1 && first ? nameNearDay(first, now) : nameDays(milestone.days);
  const amount = formatRand(milestone.payCents);
  if (contested.includes(milestone.status)) return `We’re holding ${amount} until this is decided.`;
  return days === '' ? `${amount} is funded.` : `${amount} is funded for ${days}.`;
}

/** The rep's pay, and when; null while the parties disagree. */
export function theirsWords(
  work: Paid & Pick<Engagement, 'companyName'>,
  milestone: Milestone,
  now: Date,
): string | null {
  if (contested.includes(milestone.status)) return null;
  const { takeHomeCents, feeCents, status, deadline } = milestone;
  const less =
    work.feeBearer === 'rep' && feeCents > 0
      ? ` (${formatRand(milestone.payCents)} less our ${formatRand(feeCents)} fee)`
      : '';
  const respond =
    status === 'submitted' && deadline
      ? `by ${formatUntil(deadline.at, now)}`
      : `within ${engagementTimes.acceptHours} hours`;
  return `You’ll be paid ${upTo(work)}${formatRand(takeHomeCents)}${less} once ${work.companyName} approves your hours. If they don’t respond ${respond}, we’ll approve them for you.`;
}

/** The rep's total pay, before they agree. */
function payWords(work: Paid & Pick<Engagement, 'milestones'>): string {
  const { feeBearer, milestones } = work;
  const sum = (of: (milestone: Milestone) => number) => milestones.reduce((cents, one) => cents + of(one), 0);
  const fee = sum(({ feeCents }) => feeCents);
  const amount = `${upTo(work)}${formatRand(sum(({ takeHomeCents }) => takeHomeCents))}`;
  return feeBearer === 'rep' && fee > 0
    ? `You’ll be paid ${amount} after our ${formatRand(fee)} fee.`
    : `You’ll be paid ${amount}.`;
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** `Tomorrow 09:00, in 20 hours`, `Today until 17:00`, past midnight `Until tomorrow 02:00`; null if no shift is to come. */
export function shiftWords(work: Engagement, milestone: Milestone, now: Date): string | null {
  const shift = nextShift(work, now);
  if (shift === null || work.schedule === null || dueActionOf(work, milestone, now) === 'submit hours') return null;
  if (shift.start <= now && endDayOf(shift) === dayInSouthAfrica(now)) return `Today until ${work.schedule.to}`;
  if (shift.start <= now) return `Until tomorrow ${work.schedule.to}`;
  return `${capital(nameNearDay(shift.day, now))} ${work.schedule.from}, in ${nameSpanOf(shift.start.getTime() - now.getTime())}`;
}

export interface StatusWords {
  readonly title: string;
  readonly text: string;
}

type WriteStatus = (about: {
  work: Engagement;
  milestone: Milestone;
  now: Date;
  due: string;
  by: string;
  label: string;
}) => StatusWords;

const hourMs = 3_600_000;
const soonBefore = (moment: string | null, hours: number, now: Date) =>
  moment === null ? 'shortly before' : formatSoon(new Date(new Date(moment).getTime() - hours * hourMs), now);

const checkInOpens = ({ startsAt }: Milestone, now: Date) =>
  soonBefore(startsAt, engagementTimes.checkInEarlyMinutes / 60, now);

const addedWords = (cents: number) =>
  cents > 0 ? `${formatRand(cents)} was added to your wallet.` : 'You won’t be paid for this gig.';

const statusTexts: Record<Milestone['status'], WriteStatus> = {
  accepted: ({ work, milestone, by }) =>
    milestone.startsAt === null
      ? { title: 'The days aren’t set yet', text: `${work.companyName} has to set the days of this gig first${by}.` }
      : {
          title: 'Read the terms and agree',
          text: `${payWords(work)} Agree${by}. If you don’t, ${work.companyName} can book someone else.`,
        },
  agreed: ({ work, by }) => ({
    title: `Waiting for ${work.companyName} to pay`,
    text: `${work.companyName} has to pay${by}. If they don’t, the gig expires. Don’t start before it’s funded.`,
  }),
  funded: ({ work, milestone, due, by, now, label }) =>
    milestone.movesOpen.includes('confirm')
      ? { title: 'Are you coming?', text: `Confirm${by}. If you don’t, ${work.companyName} can book someone else.` }
      : {
          title: label,
          text: `You can confirm from ${soonBefore(milestone.startsAt, engagementTimes.confirmFromHours, now)}${due}.`,
        },
  confirmed: ({ work, milestone, by, now, label }) => {
    if (milestone.movesOpen.includes('report_absence'))
      return {
        title: 'Still waiting?',
        text: 'You’ve waited long enough to report that the business is absent. Check in if someone has arrived.',
      };
    if (milestone.movesOpen.includes('check_in'))
      return { title: 'Check in', text: `${work.companyName} will show you a six-digit code, or a QR code to scan.` };
    if (milestone.startsAt && new Date(milestone.startsAt) > now)
      return { title: label, text: `You can check in from ${checkInOpens(milestone, now)}.` };
    return {
      title: notCheckedIn,
      text: `If you were there, ask ${work.companyName} to confirm it${by}. After that, it’ll count as a no-show.`,
    };
  },
  active: ({ work, milestone, by, now, label }) => {
    if (dueActionOf(work, milestone, now) === 'submit hours')
      return milestone.changesRequested > 0
        ? { title: 'Submit your hours again', text: `${work.companyName} asked for changes. Submit your hours${by}.` }
        : { title: 'Submit your hours', text: `Submit your hours and what you did each day${by}.` };
    const attendance = attendanceNow(milestone, now);
    if (attendance === 'in') return { title: 'At work', text: 'Check out when you leave.' };
    const isDone = attendance === 'out';
    const done = isDone ? (milestone.lastAttendance?.day ?? '') : '';
    const days = milestone.days.filter((day) => day > done);
    const next = nextShift({ ...work, milestones: [{ ...milestone, days }] }, now);
    const title = isDone ? 'Checked out' : label;
    if (next && (isDone || dueActionOf(work, milestone, now) === null))
      return { title, text: `Check in again ${nameNearDay(next.day, now)}.` };
    if (isDone) {
      const end = milestone.endsAt === null ? '' : ` from ${formatUntil(milestone.endsAt, now)}`;
      return { title, text: `You can submit your hours${end}.` };
    }
    return { title: 'Check in', text: 'Check in when you arrive and check out when you leave.' };
  },
  submitted: ({ work, by, label }) => ({
    title: label,
    text: `${work.companyName} approves your hours or asks for changes${by}. If they don’t respond, we’ll approve them for you.`,
  }),
  completed: ({ milestone, label }) => ({
    title: label,
    text: `${formatRand(milestone.money.repCents)} was added to your wallet.`,
  }),
  lapsed: ({ work, milestone, label: title }) => {
    if (work.agreedAt === null) return { title, text: 'The terms weren’t agreed in time.' };
    return milestone.money.fundedCents === 0
      ? { title, text: `${work.companyName} didn’t pay in time. Don’t go to this gig.` }
      : { title, text: 'You didn’t confirm in time.' };
  },
  cancelled: ({ work, milestone, label }) => ({
    title: label,
    text: milestone.chargedBack
      ? `Don’t go to this gig. The payment from ${work.companyName} was reversed by their bank.`
      : milestone.money.repCents > 0
        ? `Don’t go to this gig. It was cancelled late, so ${formatRand(milestone.money.repCents)} was added to your wallet.`
        : `Don’t go to this gig. ${milestone.money.fundedCents > 0 ? 'The payment goes back to the business.' : 'No payment was made.'}`,
  }),
  no_show: ({ milestone, by, label }) =>
    milestone.movesOpen.includes('appeal')
      ? {
          title: label,
          text: `If you were there, appeal${by}. We’ll hold the money until then.`,
        }
      : { title: gigStatusTexts.no_show.business.label, text: 'The money goes back to the business.' },
  business_absent: ({ work, milestone, by, label }) =>
    isMilestoneOver(milestone)
      ? { title: label, text: addedWords(milestone.money.repCents) }
      : {
          title: 'You reported that the business was absent',
          text: `${work.companyName} can object${by}. If they don’t, you’ll be paid as if they’d cancelled late.`,
        },
  disputed: ({ work, milestone, due, by, label }) => ({
    title: milestone.chargedBack ? 'Waiting for our decision' : label,
    text: milestone.chargedBack
      ? `The payment from ${work.companyName} was reversed by their bank. Our team will decide what you’re paid. No deadline applies.`
      : milestone.deadline?.kind === 'appeal_decision'
        ? `Our team decided. The decision is open to appeal${due}. We’ll hold the money until then.`
        : milestone.deadline?.kind === 'decide_appeal'
          ? `The decision was appealed. Another admin will decide${by}. We’ll hold the money until then.`
          : milestone.deadline?.kind === 'decide'
            ? `Our team will decide${by}. We’ll hold the money until this is decided.`
            : `You and ${work.companyName} can make a statement${by}. We’ll hold the money until this is decided.`,
  }),
  resolved: ({ milestone: { chargedBack, money }, label }) => ({
    title: label,
    text:
      chargedBack && money.repCents > 0
        ? `You’ll get ${formatRand(money.repCents)}. Your wallet shows when you can request a payout.`
        : addedWords(money.repCents),
  }),
};

/** A milestone's status, for the rep: what to do, and the deadline that applies. */
export function statusWords(work: Engagement, milestone: Milestone, now: Date): StatusWords {
  const at = milestone.deadline ? formatUntil(milestone.deadline.at, now) : null;
  const [due, by] = at === null ? ['', ''] : [` until ${at}`, ` by ${at}`];
  const { label } = gigStatusTexts[milestone.status].rep;
  return statusTexts[milestone.status]({ work, milestone, now, due, by, label });
}
