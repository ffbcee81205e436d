import type { Dispute } from '#contract/engagements/disputes.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';

type Side = 'rep' | 'business';

/** What it is about, by where the work stood. */
export const aboutWords: Partial<Record<MilestoneStatus, string>> = {
  no_show: 'Whether the rep was there',
  business_absent: 'Whether anybody was there to let the rep in',
  active: 'How the work went',
  submitted: 'The work that was handed in',
  funded: 'A gig that had not started',
  confirmed: 'A gig that had not started',
};

/** What becomes of the money if nobody decides. */
const undecided: Partial<Record<MilestoneStatus, string>> = {
  no_show: 'all of it goes back to the business',
  business_absent: 'the rep is paid as for a late cancellation',
};

/** What comes next, and when, for one of the two sides. */
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
      ? `${other} has until ${until} to answer. If nothing comes, it is decided for you.`
      : `Say how it was by ${until}. If you say nothing, it is decided for ${other}.`;
  }
  const word = stateBy !== null && !mine ? `Say how it was by ${formatUntil(stateBy)}. ` : '';
  const otherwise = undecided[from] ?? 'the rep is paid in full';
  return `${word}Somebody of ours reads what both sides say and decides, by ${formatUntil(decideBy)} at the latest. If nobody has decided by then, ${otherwise}.`;
}

/** Who decided it, and where the money went. */
export function outcomeWords(
  { by, repCents, platformCents, backCents }: NonNullable<Dispute['outcome']>,
  as: Side | null,
  chargedBack = false,
): string {
  const decided = by === 'administrator' ? 'Somebody of ours decided' : 'The time for it was over, so it was decided';
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

/** Which of the two sides said something, for an administrator. */
export function spokenWords(spoke: Dispute['spoke']): string {
  if (spoke.length === 2) return 'Both';
  return { rep: 'The rep', business: 'The business', nobody: 'Nobody' }[spoke[0] ?? 'nobody'];
}
