import type { DeadlineKind } from '#contract/engagements/options.ts';
import { formatRand } from '../rand.ts';
import { type Say, sayUntil } from '../say-time.ts';

/** What there is to say of a step of agreed work, or of one that has to be taken. */
export interface WorkFacts {
  /** Of the other side. */
  readonly name: string;
  readonly jobTitle: string;
  /** Of several; null: the work is one. */
  readonly week: number | null;
  readonly startsAt: string | null;
  readonly due: { readonly kind: DeadlineKind; readonly at: string } | null;
  /** Of the side that is told: what it is to get, or pays in. */
  readonly cents: number;
  /** What it got in the end, or paid. */
  readonly settledCents: number;
  /** What goes back to the business. */
  readonly backCents: number;
  /** The bank took back the payment that funded it. */
  readonly chargedBack: boolean;
}

export interface Words {
  readonly title: string;
  readonly detail: string | null;
}

export const gig = ({ jobTitle, week }: WorkFacts) => (week === null ? jobTitle : `${jobTitle}, week ${week}`);
export const by = ({ due }: WorkFacts, say: Say) => (due === null ? '' : ` by ${sayUntil(due.at, say)}`);
export const when = ({ startsAt }: WorkFacts, { moment }: Say) => (startsAt === null ? '' : ` on ${moment(startsAt)}`);

const todo: Record<DeadlineKind, (about: WorkFacts, say: Say) => Words> = {
  agree: (about, say) =>
    about.startsAt === null
      ? {
          title: `${about.name} has not named the days of ${gig(about)} yet`,
          detail: `Ask for them: without days that you agree to${by(about, say)} it lapses.`,
        }
      : {
          title: `Agree to the terms of ${gig(about)}${by(about, say)}`,
          detail: `You get ${formatRand(about.cents)}. After that the place goes to somebody else.`,
        },
  fund: (about, say) => ({
    title: `Pay for ${gig(about)} with ${about.name}${by(about, say)}`,
    detail: `${formatRand(about.cents)} is due. Without it the gig is off.`,
  }),
  confirm: (about, say) => ({
    title: `Are you coming${when(about, say)}?`,
    detail: `Say so${by(about, say)}: without a word ${gig(about)} goes to somebody else.`,
  }),
  attend: (about, say) => ({
    title: `Was ${about.name} there for ${gig(about)}?`,
    detail: `Nobody checked in. Say so${by(about, say)}, or it counts as a no-show.`,
  }),
  hand_in: (about, say) => ({
    title: `Hand in your work for ${gig(about)}`,
    detail: `Your hours and a line for each day${by(about, say)}. ${formatRand(about.cents)} waits for it.`,
  }),
  accept: (about, say) => ({
    title: `Look at what ${about.name} handed in for ${gig(about)}`,
    detail: `It counts as accepted if you say nothing${by(about, say)}.`,
  }),
  appeal: (about, say) => ({
    title: `You can appeal about ${gig(about)}${by(about, say)}`,
    detail: 'After that it counts as not done, and the money goes back to the business.',
  }),
  answer: (about, say) => ({
    title: `${about.name} says that nobody was there for ${gig(about)}`,
    detail: `If that is wrong, say so${by(about, say)}.`,
  }),
  state: (about, say) => ({
    title: `Say what happened in ${gig(about)}`,
    detail: `If only ${about.name} does${by(about, say)}, it is decided for them.`,
  }),
  decide: (about) => ({ title: `The dispute about ${gig(about)} is being decided`, detail: null }),
};

/** What has to be done, and by when. */
export const describeTodo = (kind: DeadlineKind, about: WorkFacts, say: Say): Words => todo[kind](about, say);

/** The first word of it: somebody is accepted, and has to agree. */
export const describeOpening = (about: WorkFacts, say: Say): Words => ({
  title: `${about.name} accepted you for ${gig(about)}`,
  detail:
    about.startsAt === null
      ? `It names the days first, and then you agree to them. You get ${formatRand(about.cents)}.`
      : `Agree to the terms${by(about, say)}. You get ${formatRand(about.cents)}.`,
});
