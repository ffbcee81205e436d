import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import { formatRand } from '../rand.ts';
import type { Say } from '../say-time.ts';
import type { MilestoneMove } from './moves.ts';
import { by, gig, type Words, type WorkFacts, when } from './work-words.ts';

export interface WorkStep extends WorkFacts {
  readonly by: Mover;
  /** Where the milestone stood before. */
  readonly from: MilestoneStatus;
}

type Tell<Facts> = ((about: Facts, say: Say) => Words) | null;

/** What each side is told; null: nothing. Whoever takes a step is not told of it. */
interface OfSides<Facts> {
  readonly rep: Tell<Facts>;
  readonly business: Tell<Facts>;
}

/** The bank of a business whose payment was charged back has its money already. */
const back = ({ backCents, chargedBack }: WorkFacts) =>
  backCents > 0 && !chargedBack ? ` ${formatRand(backCents)} goes back to you.` : '';
const freeAgain = 'The place is free again: see who else applied and can come.';

const earned: Tell<WorkStep> = (about) => ({
  title: `${formatRand(about.settledCents)} is yours for ${gig(about)}`,
  detail: 'Your wallet says from when it can be paid out.',
});
const spent: Tell<WorkStep> = (about) => ({
  title: `The work of ${about.name} for ${gig(about)} counts as accepted`,
  detail: `Nothing was said against it in time. ${formatRand(about.settledCents)} was paid.`,
});
const handedIn: Tell<WorkStep> = (about, say) => ({
  title: `${about.name} handed in the work for ${gig(about)}`,
  detail: `Accept it or ask for changes${by(about, say)}. After that it counts as accepted.`,
});
const decided: OfSides<WorkStep> = {
  rep: (about) => ({
    title: `The dispute about ${gig(about)} is decided`,
    detail: repGets(about),
  }),
  business: (about) => ({
    title: `The dispute about ${gig(about)} is decided`,
    detail: `${formatRand(about.settledCents)} is paid for the work.${back(about)}`,
  }),
};
function repGets({ settledCents, chargedBack, name }: WorkFacts): string {
  if (chargedBack && settledCents > 0)
    return `You get ${formatRand(settledCents)}. The bank of ${name} took its payment back, so this amount is on hold in your wallet. We'll notify you when you can have it paid out.`;
  if (settledCents > 0) return `You get ${formatRand(settledCents)}.`;
  return chargedBack ? 'You get no pay for this gig.' : 'The money goes back to the business.';
}
const notBegun: readonly MilestoneStatus[] = ['funded', 'confirmed'];
const chargedBack: OfSides<WorkStep> = {
  rep: (about) => ({
    title: `The bank of ${about.name} took back the payment for ${gig(about)}`,
    detail: notBegun.includes(about.from)
      ? "Don't go to this gig. Our team decides what you're paid, and we'll notify you."
      : "Our team now decides what you're paid, and no deadline applies. Send us anything that shows your work. We'll notify you of the decision.",
  }),
  business: (about) => ({
    title: `Your bank took back your payment for ${gig(about)}`,
    detail: `Our team now decides what ${about.name} is paid, and no deadline applies. Tell us what happened on the gig's page.`,
  }),
};
const disputed: Tell<WorkStep> = (about, say) => ({
  title:
    about.by === 'administrator'
      ? `Our team has to decide about ${gig(about)}`
      : `${about.name} disputes ${gig(about)}`,
  detail: `Say what happened${by(about, say)}, with pictures if you have any. The money stays where it is until then.`,
});
const stated: Tell<WorkStep> = (about) => ({
  title: `${about.name} said what happened in ${gig(about)}`,
  detail: 'Read it, and say what happened if you have not.',
});
const coming: Tell<WorkStep> = (about, say) => ({
  title: `${about.name} is coming${when(about, say)}`,
  detail: `For ${gig(about)}.`,
});

const lapsed: Partial<Record<MilestoneStatus, OfSides<WorkStep>>> = {
  accepted: {
    rep: (about) => ({ title: `${gig(about)} went by: you did not agree to the terms in time`, detail: null }),
    business: (about) => ({
      title: `${about.name} did not agree to the terms of ${gig(about)} in time`,
      detail: freeAgain,
    }),
  },
  agreed: {
    rep: (about) => ({
      title: `${about.name} did not pay for ${gig(about)} in time`,
      detail: 'It is off, and you need not come. Other gigs are waiting under Browse Jobs.',
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} is off`,
      detail: 'It was not paid for in time.',
    }),
  },
};
const notConfirmed: OfSides<WorkStep> = {
  rep: (about) => ({ title: `${gig(about)} went by: you did not say that you are coming`, detail: null }),
  business: (about) => ({
    title: `${about.name} did not say that they are coming for ${gig(about)}`,
    detail: `${freeAgain}${back(about)}`,
  }),
};
const lapsedFrom = ({ from }: WorkStep) => lapsed[from] ?? notConfirmed;
const noWords: Words = { title: '', detail: null };

const steps: Record<MilestoneMove, OfSides<WorkStep>> = {
  agree: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} agreed to the terms of ${gig(about)}`,
      detail: `Pay ${formatRand(about.cents)} in${by(about, say)}, so that the work can begin.`,
    }),
  },
  fund: {
    rep: (about, say) => ({
      title: `${formatRand(about.cents)} is funded for ${gig(about)}`,
      detail: `${about.name} has paid it in, and it is held for you until the work is accepted. It begins${when(about, say)}.`,
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} is funded`,
      detail: `${formatRand(about.cents)} is held until you accept the work.`,
    }),
  },
  confirm: { rep: null, business: coming },
  confirm_by_agreeing: { rep: null, business: coming },
  check_in: {
    rep: null,
    business: (about) => ({ title: `${about.name} checked in for ${gig(about)}`, detail: null }),
  },
  vouch: {
    rep: (about) => ({ title: `${about.name} says that you are at work for ${gig(about)}`, detail: null }),
    business: null,
  },
  hand_in: { rep: null, business: handedIn },
  hand_in_by_records: {
    rep: (about) => ({
      title: `The work for ${gig(about)} was handed in by what is recorded of it`,
      detail: 'You had not handed in anything by the deadline.',
    }),
    business: handedIn,
  },
  request_changes: {
    rep: (about) => ({
      title: `${about.name} asks for changes to what you handed in for ${gig(about)}`,
      detail: 'Read why, and hand in again.',
    }),
    business: null,
  },
  accept: { rep: earned, business: null },
  accept_by_silence: { rep: earned, business: spent },
  lapse: {
    rep: (about, say) => lapsedFrom(about).rep?.(about, say) ?? noWords,
    business: (about, say) => lapsedFrom(about).business?.(about, say) ?? noWords,
  },
  cancel: {
    rep: (about) => ({
      title: `${about.name} cancelled ${gig(about)}`,
      detail:
        about.settledCents > 0
          ? `It was late, so you get ${formatRand(about.settledCents)}.`
          : 'Other gigs are waiting under Browse Jobs.',
    }),
    business: null,
  },
  withdraw: {
    rep: null,
    business: (about) => ({ title: `${about.name} cannot do ${gig(about)}`, detail: `${freeAgain}${back(about)}` }),
  },
  call_off: {
    rep: (about) =>
      about.chargedBack
        ? {
            title: `${gig(about)} with ${about.name} is cancelled`,
            detail: `Don't go to this gig. The bank of ${about.name} took its payment back.`,
          }
        : { title: `${gig(about)} with ${about.name} was called off`, detail: 'You need not come.' },
    business: (about) =>
      about.chargedBack
        ? {
            title: `${gig(about)} with ${about.name} is cancelled`,
            detail: 'Your bank took your payment back, so the gig is no longer funded.',
          }
        : { title: `${gig(about)} with ${about.name} was called off`, detail: `${freeAgain}${back(about)}` },
  },
  call_off_as_cancelled: {
    rep: (about) => ({
      title: `${gig(about)} with ${about.name} was called off`,
      detail:
        about.settledCents > 0
          ? `You need not come. It was late, so you get ${formatRand(about.settledCents)}.`
          : 'You need not come.',
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} was called off`,
      detail:
        about.settledCents > 0
          ? `It was late, so ${formatRand(about.settledCents)} is paid as for a late cancellation.${back(about)}`
          : `${freeAgain}${back(about)}`,
    }),
  },
  report_no_show: {
    rep: (about, say) => ({
      title: `${about.name} reports that you were not there for ${gig(about)}`,
      detail: `If that is wrong, appeal${by(about, say)}. Until then the money stays where it is.`,
    }),
    business: null,
  },
  presume_no_show: {
    rep: (about, say) => ({
      title: `Nobody saw you at work for ${gig(about)}`,
      detail: `If you were there, appeal${by(about, say)}. Until then the money stays where it is.`,
    }),
    business: (about, say) => ({
      title: `${about.name} did not check in for ${gig(about)}`,
      detail: `Your money goes back to you, unless they appeal${by(about, say)}.`,
    }),
  },
  settle_no_show: {
    rep: (about) => ({ title: `${gig(about)} is over, and counts as not done`, detail: null }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} is over`,
      detail: `${about.name} did not come.${back(about)}`,
    }),
  },
  report_absence: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} reports that nobody was there for ${gig(about)}`,
      detail: `If that is wrong, say so${by(about, say)}. Otherwise it is paid as a late cancellation.`,
    }),
  },
  settle_absence: {
    rep: earned,
    business: (about) => ({
      title: `${gig(about)} with ${about.name} is over`,
      detail: `Nobody was there for them, so it is paid as a late cancellation: ${formatRand(about.settledCents)}.${back(about)}`,
    }),
  },
  dispute: { rep: disputed, business: disputed },
  appeal: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} says that they were there for ${gig(about)}`,
      detail: `Say what happened${by(about, say)}. The money stays where it is until it is decided.`,
    }),
  },
  contest: {
    rep: (about, say) => ({
      title: `${about.name} says that somebody was there for ${gig(about)}`,
      detail: `Say what happened${by(about, say)}. The money stays where it is until it is decided.`,
    }),
    business: null,
  },
  charge_back: chargedBack,
  take_up: { rep: disputed, business: disputed },
  state: { rep: stated, business: stated },
  decide: decided,
  decide_by_silence: decided,
  decide_by_time: decided,
};

/** What a side is told of a step; null: nothing. */
export function describeStep(move: MilestoneMove, side: 'rep' | 'business', about: WorkStep, say: Say): Words | null {
  return steps[move][side]?.(about, say) ?? null;
}

/** Whether a side is told of a step that somebody takes. */
export const isToldOf = (side: 'rep' | 'business', move: MilestoneMove, mover: Mover): boolean =>
  mover !== side && steps[move][side] !== null;
