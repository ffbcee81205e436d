import type { Dispute } from '#contract/engagements/disputes.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';

type Side = 'rep' | 'business';

/** The subject of the dispute, by the status it was opened from. */
export const aboutWords: Partial<Record<MilestoneStatus, string>> = {
  no_show: 'Whether the rep was there',
  business_absent: 'Whether the business was there to let the rep in',
  active: 'How the work went',
  submitted: 'The hours and proof that were submitted',
  funded: 'A gig that had not started',
  confirmed: 'A gig that had not started',
};

/** What happens to the money without a decision. */
const undecided: Partial<Record<MilestoneStatus, string>> = {
  no_show: 'all of it goes back to the business',
  business_absent: 'the rep is paid as for a late cancellation',
};

/** What comes next, and when, for one of the two parties. */
export function nextWords(dispute: Pick<Dispute, 'spoke' | 'stateBy' | 'decideBy' | 'from'>, as: Side, other: string) {
  const { spoke, stateBy, decideBy, from } = dispute;
  const mine = spoke.includes(as);
  if (decideBy === null) {
    const ask = mine ? '' : ' Tell us what happened, and show us anything that helps.';
    return `Our team decides what ${as === 'rep' ? 'you are' : `${other} is`} paid, and no deadline applies.${ask}`;
  }
  const theirs = spoke.length === (mine ? 2 : 1);
  if (stateBy !== null && mine !== theirs) {
    const until = formatUntil(stateBy);
    return mine
      ? `${other} has until ${until} to respond. If they don’t, we decide for you.`
      : `Tell us what happened by ${until}. If you don’t, we decide for ${other}.`;
  }
  const word = stateBy !== null && !mine ? `Tell us what happened by ${formatUntil(stateBy)}. ` : '';
  const otherwise = undecided[from] ?? 'the rep is paid in full';
  return `${word}Our team reads both statements and decides by ${formatUntil(decideBy)}. If we haven’t decided by then, ${otherwise}.`;
}

/** Who decided, and where the money went. */
export function outcomeWords(
  { by, repCents, platformCents, backCents }: NonNullable<Dispute['outcome']>,
  as: Side | null,
  chargedBack = false,
): string {
  const decided = by === 'administrator' ? 'Our team decided' : 'The deadline passed, so this applies';
  const rep = as === 'rep' ? 'you' : 'the rep';
  const business = as === 'business' ? 'you' : 'the business';
  const parts = [
    repCents > 0 ? `${formatRandExact(repCents)} went to ${rep}` : null,
    platformCents > 0 ? `${formatRandExact(platformCents)} was our fee` : null,
    backCents > 0
      ? `${formatRandExact(backCents)} ${chargedBack ? 'of the payment was not earned' : `went back to ${business}`}`
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
