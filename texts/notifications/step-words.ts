import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { formatRand } from '#domain/shared/rand.ts';
import {
  acceptedDecision,
  appealedDecision,
  back,
  chargedBack,
  decided,
  disputed,
  type OfSides,
  ruled,
  stated,
  type Wording,
  type WorkStep,
} from './dispute-words.ts';
import type { Words } from './kind-texts.ts';
import { type Say, untilText } from './time-texts.ts';
import { by, gig, type WorkFacts, when } from './work-words.ts';

/** After a rep cancelled: for a while the money can pay for a replacement. */
const kept = (about: WorkFacts, say: Say) =>
  about.keptUntil && about.backCents > 0
    ? ` We’ll keep your ${formatRand(about.backCents)} for a replacement until ${untilText(about.keptUntil, say)}, then refund it. To get it back now, open the gig.`
    : back(about);
const freeAgain = 'See who else applied and book someone else.';

const earned: Wording<WorkStep> = (about) => ({
  title: `You earned ${formatRand(about.settledCents)} for ${gig(about)}`,
  detail: 'Your wallet shows when you can request a payout.',
});
const spent: Wording<WorkStep> = (about) => ({
  title: `We approved ${about.name}’s hours for ${gig(about)}`,
  detail: `You didn’t respond in time, so ${formatRand(about.settledCents)} was paid.`,
});
const handedIn: Wording<WorkStep> = (about, say) => ({
  title: `${about.name} submitted hours for ${gig(about)}`,
  detail: `Approve them or ask for changes${by(about, say)}. If you don’t respond, we’ll approve them for you.`,
});
const coming: Wording<WorkStep> = (about, say) => ({
  title: `${about.name} confirmed ${gig(about)}`,
  detail: about.startsAt === null ? null : `It starts${when(about, say)}.`,
});

const lapsed: Partial<Record<MilestoneStatus, OfSides<WorkStep>>> = {
  accepted: {
    rep: (about) => ({ title: `${gig(about)} expired: the terms weren’t agreed in time`, detail: null }),
    business: (about) => ({
      title: `${about.name} didn’t agree to the terms of ${gig(about)} in time`,
      detail: freeAgain,
    }),
  },
  agreed: {
    rep: (about) => ({
      title: `${about.name} didn’t pay for ${gig(about)} in time`,
      detail: 'The gig expired, so don’t go to it. Find other gigs under Browse Jobs.',
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} expired`,
      detail: 'Payment wasn’t made in time, so no rep is booked.',
    }),
  },
};
const notConfirmed: OfSides<WorkStep> = {
  rep: (about) => ({ title: `${gig(about)} expired: you didn’t confirm in time`, detail: null }),
  business: (about, say) => ({
    title: `${about.name} didn’t confirm ${gig(about)} in time`,
    detail: `${freeAgain}${kept(about, say)}`,
  }),
};
const expiredFrom = ({ from }: WorkStep) => lapsed[from] ?? notConfirmed;
const noWords: Words = { title: '', detail: null };

const steps: Record<MilestoneMove, OfSides<WorkStep>> = {
  agree: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} agreed to the terms of ${gig(about)}`,
      detail: `Pay ${formatRand(about.cents)}${by(about, say)} to book them.`,
    }),
  },
  fund: {
    rep: (about, say) => ({
      title: `${formatRand(about.cents)} is funded for ${gig(about)}`,
      detail: `${about.name} has paid, and we hold the money until your hours are approved. The gig starts${when(about, say)}.`,
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} is funded`,
      detail: `We hold ${formatRand(about.cents)} until you approve the hours.`,
    }),
  },
  confirm: { rep: null, business: coming },
  confirm_by_agreeing: { rep: null, business: coming },
  check_in: {
    rep: null,
    business: (about) => ({ title: `${about.name} checked in for ${gig(about)}`, detail: null }),
  },
  vouch: {
    rep: (about) => ({ title: `${about.name} confirmed that you were there for ${gig(about)}`, detail: null }),
    business: null,
  },
  hand_in: { rep: null, business: handedIn },
  hand_in_by_records: {
    rep: (about) => ({
      title: `We submitted your check-in records for ${gig(about)}`,
      detail: 'You hadn’t submitted your hours by the deadline.',
    }),
    business: handedIn,
  },
  request_changes: {
    rep: (about) => ({
      title: `${about.name} asked for changes to your hours for ${gig(about)}`,
      detail: 'Read why, then submit your hours again.',
    }),
    business: null,
  },
  accept: { rep: earned, business: null },
  accept_by_silence: { rep: earned, business: spent },
  lapse: {
    rep: (about, say) => expiredFrom(about).rep?.(about, say) ?? noWords,
    business: (about, say) => expiredFrom(about).business?.(about, say) ?? noWords,
  },
  cancel: {
    rep: (about) => ({
      title: `${about.name} cancelled ${gig(about)}`,
      detail:
        about.settledCents > 0
          ? `They cancelled late, so you’ll get ${formatRand(about.settledCents)}.`
          : 'Find other gigs under Browse Jobs.',
    }),
    business: null,
  },
  withdraw: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} can’t do ${gig(about)}`,
      detail: `${freeAgain}${kept(about, say)}`,
    }),
  },
  call_off: {
    rep: (about) =>
      about.chargedBack
        ? {
            title: `${gig(about)} with ${about.name} is cancelled`,
            detail: `Don’t go to this gig. The bank reversed the payment from ${about.name}.`,
          }
        : { title: `Our team cancelled ${gig(about)} with ${about.name}`, detail: 'Don’t go to this gig.' },
    business: (about) =>
      about.chargedBack
        ? {
            title: `${gig(about)} with ${about.name} is cancelled`,
            detail: 'Your bank reversed your payment, so the gig is no longer funded.',
          }
        : { title: `Our team cancelled ${gig(about)} with ${about.name}`, detail: `${freeAgain}${back(about)}` },
  },
  call_off_as_cancelled: {
    rep: (about) => ({
      title: `Our team cancelled ${gig(about)} with ${about.name}`,
      detail:
        about.settledCents > 0
          ? `Don’t go to this gig. You’ll get ${formatRand(about.settledCents)}, as you would for a late cancellation.`
          : 'Don’t go to this gig.',
    }),
    business: (about) => ({
      title: `Our team cancelled ${gig(about)} with ${about.name}`,
      detail:
        about.settledCents > 0
          ? `${about.name} will get ${formatRand(about.settledCents)}, as they would for a late cancellation.${back(about)}`
          : `${freeAgain}${back(about)}`,
    }),
  },
  report_no_show: {
    rep: (about, say) => ({
      title: `${about.name} reported you as a no-show for ${gig(about)}`,
      detail: `If that’s wrong, appeal${by(about, say)}. We’ll hold the money until then.`,
    }),
    business: null,
  },
  presume_no_show: {
    rep: (about, say) => ({
      title: `You didn’t check in for ${gig(about)}`,
      detail: `If you were there, appeal${by(about, say)}. We’ll hold the money until then.`,
    }),
    business: (about, say) => ({
      title: `${about.name} didn’t check in for ${gig(about)}`,
      detail: `We’ll refund you unless they appeal${by(about, say)}.`,
    }),
  },
  settle_no_show: {
    rep: (about) => ({
      title: `${gig(about)} was settled as a no-show`,
      detail: 'The money goes back to the business.',
    }),
    business: (about) => ({
      title: `${gig(about)} with ${about.name} was settled as a no-show`,
      detail: back(about).trim() || null,
    }),
  },
  report_absence: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} reported that you were absent from ${gig(about)}`,
      detail: `If that’s wrong, object${by(about, say)}. If you don’t, they’ll be paid as if you’d cancelled late.`,
    }),
  },
  settle_absence: {
    rep: earned,
    business: (about) => ({
      title: `${gig(about)} with ${about.name} was settled`,
      detail: `You didn’t object to the report that you were absent, so ${formatRand(about.settledCents)} was paid as if you’d cancelled late.${back(about)}`,
    }),
  },
  dispute: { rep: disputed, business: disputed },
  appeal: {
    rep: null,
    business: (about, say) => ({
      title: `${about.name} appealed against the no-show for ${gig(about)}`,
      detail: `Tell us what happened${by(about, say)}. We’ll hold the money until this is decided.`,
    }),
  },
  contest: {
    rep: (about, say) => ({
      title: `${about.name} objected to your report about ${gig(about)}`,
      detail: `Tell us what happened${by(about, say)}. We’ll hold the money until this is decided.`,
    }),
    business: null,
  },
  charge_back: chargedBack,
  take_up: { rep: disputed, business: disputed },
  state: { rep: stated, business: stated },
  rule: ruled,
  accept_decision: { rep: acceptedDecision, business: acceptedDecision },
  appeal_decision: { rep: appealedDecision, business: appealedDecision },
  carry_out: decided,
  decide: decided,
  decide_by_silence: decided,
  decide_by_time: decided,
};

/** What a side reads about a step; null: it isn't notified. */
export function describeStep(move: MilestoneMove, side: 'rep' | 'business', about: WorkStep, say: Say): Words | null {
  return steps[move][side]?.(about, say) ?? null;
}

/** Whether a side is notified of a step. */
export const isNotifiedOf = (side: 'rep' | 'business', move: MilestoneMove, mover: Mover): boolean =>
  mover !== side && steps[move][side] !== null;
