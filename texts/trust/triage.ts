import { engagementLimits } from '#contract/agreed-terms.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import {
  countedMinutes,
  type DayRecord,
  type DisputeFacts,
  recordsOf,
  type Triage,
  type TriageRule,
} from '#domain/trust/triage.ts';
import { nameDay } from '../jobs/schedule.ts';

const rand = (cents: bigint) => formatRandExact(Number(cents));

/** `7 h 30 min`. */
function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** What both sides accept. */
export function agreedText({ proposed: { rep, business } }: DisputeFacts, { accepted }: Triage): string {
  if (accepted && accepted.least === accepted.most) return `Both accept that the rep gets ${rand(accepted.least)}.`;
  if (accepted) return `The rep gets at least ${rand(accepted.least)} and at most ${rand(accepted.most)}.`;
  if (rep !== null) return `Nothing yet. The rep asks for ${rand(rep)}. The business hasn’t proposed an amount.`;
  if (business !== null)
    return `Nothing yet. The business offers ${rand(business)}. The rep hasn’t proposed an amount.`;
  return 'Nothing yet. Neither side has proposed an amount.';
}

/** What the records say about the hours, and which days are incomplete. */
export function eventTexts({ paidMinutes, days }: DisputeFacts): string[] {
  const records = recordsOf(days);
  return [
    paidMinutes === null ? 'The terms name no hours.' : `Agreed: ${hoursText(paidMinutes)} of paid time.`,
    recordedText(days, records.hasCheckIn),
    submittedText(days, records),
    ...days.flatMap((day) => gapText(day, records)),
  ];
}

type Records = ReturnType<typeof recordsOf>;

function recordedText(days: readonly DayRecord[], hasCheckIn: boolean): string {
  if (!hasCheckIn) return 'No day has a check-in.';
  const complete = days.flatMap(({ presentMinutes }) => presentMinutes ?? []);
  if (complete.length === 0) return 'No day has both a check-in and a check-out.';
  const on = complete.length === days.length ? '' : ` on ${complete.length} of ${days.length} days`;
  const minutes = complete.reduce((sum, one) => sum + one, 0);
  return `From check-in to check-out, without breaks and with agreed travel: ${hoursText(minutes)}${on}.`;
}

function submittedText(days: readonly DayRecord[], { hasCheckIn, hasHours }: Records): string {
  if (!hasHours) {
    const isRecorded = days.some(({ presentMinutes }) => presentMinutes !== null);
    return `No hours were submitted${isRecorded ? ', so the recorded hours count' : ''}.`;
  }
  const minutes = days.reduce((sum, { submittedMinutes }) => sum + (submittedMinutes ?? 0), 0);
  return `Submitted: ${hoursText(minutes)}${hasCheckIn ? '.' : '. They count, because there are no recorded hours.'}`;
}

/** How a day counts that has a part of its records only. */
function gapText({ day, checkedIn, presentMinutes, submittedMinutes }: DayRecord, records: Records): string[] {
  const name = nameDay(day);
  if (checkedIn && presentMinutes === null)
    return [
      submittedMinutes === null
        ? `${name} has no check-out and no submitted hours, so it counts as 0 h.`
        : `${name} has no check-out, so its submitted hours count.`,
    ];
  if (!checkedIn && submittedMinutes !== null && records.hasCheckIn)
    return [`${name} has submitted hours but no check-in, so it counts as 0 h.`];
  if (checkedIn && submittedMinutes === null && records.hasHours)
    return [`${name} has a check-in but no submitted hours, so it counts as 0 h.`];
  return [];
}

const lateText = `the rep earns ${engagementLimits.lateCancellationHours} hours of pay, or all of the pay if that is less`;

/** The rule that applies. */
export const ruleTexts: Record<TriageRule, string> = {
  agreed: 'What both sides accept applies.',
  'no check-in': 'Without a check-in or the business’s confirmation, a no-show is refunded in full.',
  'business absent': `If the business was absent, ${lateText}.`,
  'not begun': `A gig that is cancelled late counts like a late cancellation: ${lateText}.`,
  hours:
    'The rep earns the part of the pay that was worked. Each day counts by the lesser of its recorded and submitted hours.',
  'no hours': 'Without hours to compare, the gig counts as done. The rep earns all of the pay.',
};

/** Why this split is proposed, step by step. */
export function reasonTexts(facts: DisputeFacts, { rule, ruledCents, splitCents }: Triage): string[] {
  const { payCents, fixedCents, paidMinutes, salesCents } = facts;
  const minutes = countedMinutes(facts);
  const byHours =
    rule === 'hours' && minutes !== null && paidMinutes !== null
      ? `${hoursText(Math.min(minutes, paidMinutes))} of ${hoursText(paidMinutes)} is ${rand(ruledCents - (salesCents ?? 0n))} of ${rand(fixedCents)}.`
      : `By the rule, the rep gets ${rand(ruledCents)} of ${rand(payCents)}.`;
  const steps = [byHours];
  if (salesCents !== null && (rule === 'hours' || rule === 'no hours'))
    steps.push(`Of this pay, ${rand(fixedCents)} is fixed. The sales that count now pay ${rand(salesCents)}.`);
  if (splitCents === ruledCents) return steps;
  const limit = splitCents > ruledCents ? 'The business offers more' : 'The rep asks for less';
  return [...steps, `${limit}, so ${rand(splitCents)} is proposed.`];
}
