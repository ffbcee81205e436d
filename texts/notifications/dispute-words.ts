import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import { formatRand } from '#domain/shared/rand.ts';
import type { Words } from './kind-texts.ts';
import type { Say } from './time-texts.ts';
import { by, gig, type WorkFacts } from './work-words.ts';

export interface WorkStep extends WorkFacts {
  readonly by: Mover;
  /** The milestone's previous status. */
  readonly from: MilestoneStatus;
}

export type Wording<Facts> = ((about: Facts, say: Say) => Words) | null;

/** The text for each side; null: it isn't notified. The side that takes a step never is. */
export interface OfSides<Facts> {
  readonly rep: Wording<Facts>;
  readonly business: Wording<Facts>;
}

/** The bank of a business whose payment was charged back has its money already. */
export const back = ({ backCents, chargedBack }: WorkFacts) =>
  backCents > 0 && !chargedBack ? ` We’ll refund you ${formatRand(backCents)}.` : '';

export const decided: OfSides<WorkStep> = {
  rep: (about) => ({
    title: `The dispute about ${gig(about)} is decided`,
    detail: repGets(about),
  }),
  business: (about) => ({
    title: `The dispute about ${gig(about)} is decided`,
    detail: `${formatRand(about.settledCents)} will be paid for the work.${back(about)}`,
  }),
};
const readIt = (about: WorkFacts, say: Say) =>
  `You and ${about.name} can appeal${by(about, say)}. Read the reason on the gig’s page.`;
export const ruled: OfSides<WorkStep> = {
  rep: (about, say) => ({
    title: `Our team decided the dispute about ${gig(about)}`,
    detail: `By our decision, ${about.settledCents > 0 ? `you’ll get ${formatRand(about.settledCents)}` : 'you won’t be paid'}. ${readIt(about, say)}`,
  }),
  business: (about, say) => ({
    title: `Our team decided the dispute about ${gig(about)}`,
    detail: `By our decision, you’ll pay ${formatRand(about.settledCents)} and get ${formatRand(about.backCents)} back. ${readIt(about, say)}`,
  }),
};
export const acceptedDecision: Wording<WorkStep> = (about, say) => ({
  title: `${about.name} accepted our decision about ${gig(about)}`,
  detail: `You can accept it too, or appeal${by(about, say)}.`,
});
export const appealedDecision: Wording<WorkStep> = (about, say) => ({
  title: `${about.name} appealed our decision about ${gig(about)}`,
  detail: `Another admin will decide${by(about, say)}. Read the appeal and answer it. We’ll hold the money until then.`,
});
function repGets({ settledCents, chargedBack, name }: WorkFacts): string {
  if (chargedBack && settledCents > 0)
    return `You’ll get ${formatRand(settledCents)}. The bank reversed the payment from ${name}, so this amount is on hold in your wallet. We’ll notify you when you can request a payout.`;
  if (settledCents > 0) return `You’ll get ${formatRand(settledCents)}.`;
  return chargedBack ? 'You won’t be paid for this gig.' : 'The money goes back to the business.';
}
const notStarted: readonly MilestoneStatus[] = ['funded', 'confirmed'];
export const chargedBack: OfSides<WorkStep> = {
  rep: (about) => ({
    title: `The bank reversed the payment from ${about.name} for ${gig(about)}`,
    detail: notStarted.includes(about.from)
      ? 'Don’t go to this gig. Our team will decide what you’re paid, and we’ll notify you.'
      : 'Our team will now decide what you’re paid. No deadline applies. Send us anything that shows your work. We’ll notify you of the decision.',
  }),
  business: (about) => ({
    title: `Your bank reversed your payment for ${gig(about)}`,
    detail: `Our team will now decide what ${about.name} is paid. No deadline applies. Tell us what happened on the gig’s page.`,
  }),
};
export const disputed: Wording<WorkStep> = (about, say) => ({
  title:
    about.by === 'administrator'
      ? `Our team opened a dispute about ${gig(about)}`
      : `${about.name} opened a dispute about ${gig(about)}`,
  detail: `Tell us what happened${by(about, say)}, with pictures if you have any. We’ll hold the money until this is decided.`,
});
export const stated: Wording<WorkStep> = (about) => ({
  title: `${about.name} made a statement about ${gig(about)}`,
  detail: 'Read it, and make your own statement if you haven’t.',
});
