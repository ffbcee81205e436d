import { engagementTimes } from '#contract/agreed-terms.ts';
import type { Dispute } from '#contract/engagements/disputes.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import type { StatusText } from '#texts/status.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';

type Side = 'rep' | 'business';

type Ruling = NonNullable<Dispute['ruling']>;

/** The subject of the dispute, by the status it was opened from. */
export const aboutWords: Partial<Record<MilestoneStatus, string>> = {
  no_show: 'The rep’s attendance',
  business_absent: 'The business’s attendance',
  active: 'The quality of the work',
  submitted: 'The submitted hours and proof',
  funded: 'A gig that hadn’t started',
  confirmed: 'A gig that hadn’t started',
};

/** What happens to the money without a decision. */
function undecidedWords(from: MilestoneStatus, as: Side, salesTerms: SalesTerms | null): string {
  if (from === 'no_show') return `${as === 'business' ? 'you get' : 'the business gets'} a full refund`;
  const paid = as === 'rep' ? 'you’re paid' : 'the rep is paid';
  if (from === 'business_absent') return `${paid} as if the gig had been cancelled late`;
  if (salesTerms === null) return `${paid} in full`;
  const gets = as === 'rep' ? 'you get' : 'the rep gets';
  return `${gets} ${salesTerms.commissionOnly ? '' : 'the fixed pay and '}what the sales that count come to`;
}

/** What comes next, and when, for one of the two parties. `salesTerms`: of the gig; null where its pay is fixed. */
export function nextWords(
  dispute: Pick<Dispute, 'spoke' | 'stateBy' | 'decideBy' | 'from'>,
  as: Side,
  other: string,
  salesTerms: SalesTerms | null = null,
) {
  const { spoke, stateBy, decideBy, from } = dispute;
  const mine = spoke.includes(as);
  if (decideBy === null) {
    const ask = mine ? '' : ' Tell us what happened, and show us anything that helps.';
    return `Our team will decide what ${as === 'rep' ? 'you are' : `${other} is`} paid. No deadline applies.${ask}`;
  }
  const theirs = spoke.length === (mine ? 2 : 1);
  if (stateBy !== null && mine !== theirs) {
    const until = formatUntil(stateBy);
    return mine
      ? `${other} has until ${until} to respond. If they don’t, we’ll decide in your favour.`
      : `Tell us what happened by ${until}. If you don’t, we’ll decide in favour of ${other}.`;
  }
  const word = stateBy !== null && !mine ? `Tell us what happened by ${formatUntil(stateBy)}. ` : '';
  const { appealDecisionHours } = engagementTimes;
  const then = `The money moves within ${appealDecisionHours} hours of our decision, unless one of you appeals.`;
  return `${word}Our team will read both statements and decide by ${formatUntil(decideBy)}. ${then} If we don’t decide in time, ${undecidedWords(from, as, salesTerms)}.`;
}

/** How far the dispute is. */
export function stageText({ outcome, ruling }: Pick<Dispute, 'outcome' | 'ruling'>): StatusText {
  if (outcome) return { label: 'Decided', tone: 'neutral' };
  if (ruling?.appealBy) return { label: 'Open to appeal', tone: 'accent' };
  return ruling?.appeal?.decideBy ? { label: 'Appealed', tone: 'accent' } : { label: 'Open', tone: 'danger' };
}

const shareWords = (cents: number, to: string) => (cents > 0 ? `${formatRandExact(cents)} ${to}` : null);

/** What the first decision awards, before it is carried out or after an appeal. */
export function rulingWords({ repCents, platformCents, backCents }: Ruling, as: Side | null): string {
  const parts = [
    shareWords(repCents, `to ${as === 'rep' ? 'you' : 'the rep'}`),
    shareWords(platformCents, 'as our fee'),
    shareWords(backCents, `back to ${as === 'business' ? 'you' : 'the business'}`),
  ].filter(Boolean);
  return `Our first decision: ${parts.join(', ')}.`;
}

/** Until when the decision can be appealed, and what each side did about it. `as` null: for our team. */
export function appealWords({ appealBy, acceptedBy, appeal }: Ruling, as: Side | null, other: string): string | null {
  if (appeal?.decideBy) {
    const until = `by ${formatUntil(appeal.decideBy)} (SAST)`;
    const who = as === null ? 'An admin who took no part in the first decision' : 'Another admin';
    return `${who} makes the final decision ${until}. Otherwise we’ll carry out the first decision.`;
  }
  if (!appealBy) return null;
  const until = `${formatUntil(appealBy)} (SAST)`;
  if (as === null) return `Each side can appeal until ${until}. After that, we’ll carry out the decision.`;
  if (acceptedBy.includes(as))
    return `You accepted this decision. ${other} can appeal until ${until}. After that, we’ll carry it out.`;
  if (acceptedBy.length > 0)
    return `${other} accepted this decision. You can appeal once, until ${until}. If you don’t, we’ll carry it out then.`;
  return `You can appeal once, until ${until}. If neither of you does, we’ll carry out the decision then.`;
}

/** Who decided, and where the money went. `ruled`: the first decision was carried out. */
export function outcomeWords(
  { by, repCents, platformCents, backCents }: NonNullable<Dispute['outcome']>,
  as: Side | null,
  { chargedBack = false, ruled = false } = {},
): string {
  const decided = by === 'administrator' || ruled ? 'Our team decided' : 'The deadline passed, so this applies';
  const rep = as === 'rep' ? 'you' : 'the rep';
  const parts = [
    repCents > 0 ? `${formatRandExact(repCents)} went to ${rep}` : null,
    platformCents > 0 ? `${formatRandExact(platformCents)} was our fee` : null,
    backCents > 0
      ? `${formatRandExact(backCents)} ${chargedBack ? 'of the payment was not earned' : 'was not spent on this gig'}`
      : null,
  ].filter(Boolean);
  return `${decided}: ${parts.join(', ')}.`;
}

/** Which side has made a statement, for an admin. */
export function spokenWords(spoke: Dispute['spoke']): string {
  const [first, second] = spoke;
  if (second) return 'Both';
  return first ? { rep: 'The rep', business: 'The business' }[first] : 'No one yet';
}
