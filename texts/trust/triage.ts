import { engagementLimits } from '#contract/agreed-terms.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { countedMinutes, type DisputeFacts, type Triage, type TriageRule } from '#domain/trust/triage.ts';

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

/** What the records say about the hours. */
export function eventTexts({ paidMinutes, presentMinutes, submittedMinutes }: DisputeFacts): string[] {
  return [
    paidMinutes === null ? 'The terms name no hours.' : `Agreed: ${hoursText(paidMinutes)} of paid time.`,
    presentMinutes === null
      ? 'Not every day has a check-in and a check-out.'
      : `From check-in to check-out, without breaks and with agreed travel: ${hoursText(presentMinutes)}.`,
    submittedMinutes === null ? 'No hours were submitted.' : `Submitted: ${hoursText(submittedMinutes)}.`,
  ];
}

const lateText = `the rep earns ${engagementLimits.lateCancellationHours} hours of pay, or all of the pay if that is less`;

/** The rule that applies. */
export const ruleTexts: Record<TriageRule, string> = {
  agreed: 'What both sides accept applies.',
  'no check-in': 'Without a check-in or the business’s confirmation, a no-show is refunded in full.',
  'business absent': `If the business was absent, ${lateText}.`,
  'not begun': `A gig that is cancelled late counts like a late cancellation: ${lateText}.`,
  hours: 'The rep earns the part of the pay that was worked, by the lesser of recorded and submitted hours.',
  'no hours': 'Without hours to compare, the gig counts as done: the rep earns all of the pay.',
};

/** Why this split is proposed, step by step. */
export function reasonTexts(facts: DisputeFacts, { rule, ruledCents, splitCents }: Triage): string[] {
  const { payCents, paidMinutes } = facts;
  const minutes = countedMinutes(facts);
  const byHours =
    rule === 'hours' && minutes !== null && paidMinutes !== null
      ? `${hoursText(Math.min(minutes, paidMinutes))} of ${hoursText(paidMinutes)} is ${rand(ruledCents)} of ${rand(payCents)}.`
      : `By the rule, the rep gets ${rand(ruledCents)} of ${rand(payCents)}.`;
  if (splitCents === ruledCents) return [byHours];
  const limit = splitCents > ruledCents ? 'The business offers more' : 'The rep asks for less';
  return [byHours, `${limit}, so ${rand(splitCents)} is proposed.`];
}
