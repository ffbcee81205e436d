import type { DeadlineKind } from '#contract/engagements/options.ts';
import { formatRand } from '#domain/shared/rand.ts';
import type { Words } from './kind-texts.ts';
import { type Say, untilText } from './time-texts.ts';

/** Texts of a step of agreed work, or of one that has to be taken. */
export interface WorkFacts {
  /** Of the other side. */
  readonly name: string;
  readonly jobTitle: string;
  /** Which of several; null: the work is one. */
  readonly week: number | null;
  readonly startsAt: string | null;
  readonly due: { readonly kind: DeadlineKind; readonly at: string } | null;
  /** For the notified side: the amount it will get, or pays in. */
  readonly cents: number;
  /** The amount it got in the end, or paid; before a decision is carried out, what it awards. */
  readonly settledCents: number;
  /** The amount refunded to the business. */
  readonly backCents: number;
  /** The bank took back the payment that funded it. */
  readonly chargedBack: boolean;
  /** Until when the refund is held for a replacement; null: it is refunded immediately. */
  readonly keptUntil: string | null;
}

export const gig = ({ jobTitle, week }: WorkFacts) => (week === null ? jobTitle : `${jobTitle}, week ${week}`);
export const by = ({ due }: WorkFacts, say: Say) => (due === null ? '' : ` by ${untilText(due.at, say)}`);
export const when = ({ startsAt }: WorkFacts, { moment }: Say) => (startsAt === null ? '' : ` on ${moment(startsAt)}`);

const todo: Record<DeadlineKind, (about: WorkFacts, say: Say) => Words> = {
  agree: (about, say) =>
    about.startsAt === null
      ? {
          title: `${about.name} hasn’t set the days of ${gig(about)} yet`,
          detail: `Ask for the days. If you haven’t agreed to them${by(about, say)}, the gig expires.`,
        }
      : {
          title: `Agree to the terms of ${gig(about)}${by(about, say)}`,
          detail: `You’ll get ${formatRand(about.cents)}. If you don’t agree in time, ${about.name} can book someone else.`,
        },
  fund: (about, say) => ({
    title: `Pay for ${gig(about)} with ${about.name}${by(about, say)}`,
    detail: `${formatRand(about.cents)} is due. If you don’t pay, the gig expires and no rep is booked.`,
  }),
  confirm: (about, say) => ({
    title: `Are you coming${when(about, say)}?`,
    detail: `Confirm ${gig(about)}${by(about, say)}. If you don’t, ${about.name} can book someone else.`,
  }),
  attend: (about, say) => ({
    title: `Was ${about.name} there for ${gig(about)}?`,
    detail: `There was no check-in. Confirm that ${about.name} was there${by(about, say)}, or it’ll count as a no-show.`,
  }),
  hand_in: (about, say) => ({
    title: `Submit your hours for ${gig(about)}`,
    detail: `Submit your hours and what you did each day${by(about, say)}. You’ll be paid ${formatRand(about.cents)} once they’re approved.`,
  }),
  accept: (about, say) => ({
    title: `Approve ${about.name}’s hours for ${gig(about)}`,
    detail: `If you don’t respond${by(about, say)}, we’ll approve them for you.`,
  }),
  appeal: (about, say) => ({
    title: `You can appeal the no-show for ${gig(about)}${by(about, say)}`,
    detail: 'After that, it’ll count as a no-show and the money will go back to the business.',
  }),
  answer: (about, say) => ({
    title: `${about.name} reported that you were absent from ${gig(about)}`,
    detail: `If that’s wrong, object${by(about, say)}.`,
  }),
  state: (about, say) => ({
    title: `Make a statement about ${gig(about)}`,
    detail: `If only ${about.name} makes one${by(about, say)}, we’ll decide in their favour.`,
  }),
  appeal_decision: (about, say) => ({
    title: `You can appeal our decision about ${gig(about)}${by(about, say)}`,
    detail: 'After that, we’ll carry it out, and it’s final.',
  }),
  decide_appeal: (about) => ({ title: `Our team is deciding the appeal about ${gig(about)}`, detail: null }),
  decide: (about) => ({ title: `Our team is deciding the dispute about ${gig(about)}`, detail: null }),
};

/** The action due, and its deadline. */
export const describeTodo = (kind: DeadlineKind, about: WorkFacts, say: Say): Words => todo[kind](about, say);

/** The first notification about a gig: the rep is accepted and has to agree. */
export const describeOpening = (about: WorkFacts, say: Say): Words => ({
  title: `${about.name} accepted you for ${gig(about)}`,
  detail:
    about.startsAt === null
      ? `They’ll set the days first, then you agree to them. You’ll get ${formatRand(about.cents)}.`
      : `Agree to the terms${by(about, say)}. You’ll get ${formatRand(about.cents)}.`,
});
