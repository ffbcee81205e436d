import { engagementLimits } from '#contract/agreed-terms.ts';
import {
  reliabilityAddress,
  repTabAddress,
  teamCodesAddress,
  teamWorkAddress,
  termsAddress,
  workAddress,
} from '#contract/site/portal-addresses.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { type Of, sentence, type TextsOf, type Words } from './kind-texts.ts';
import { describeStep } from './step-words.ts';
import { type Say, untilText } from './time-texts.ts';
import { describeOpening, describeTodo, gig } from './work-words.ts';

/** A step that no longer has a name. */
const gone: Words = { title: 'One of your gigs has changed', detail: null };

const terms: Record<Of<'work.terms'>['what'], (about: Of<'work.terms'>, say: Say) => Words> = {
  replaced: ({ name, jobTitle }) => ({
    title: `${name} set the terms of ${jobTitle}`,
    detail: 'Check the days, hours, place and pay, and agree if they suit you.',
  }),
  proposed: ({ name, jobTitle, answerBy }, say) => ({
    title: `${name} wants to change the terms of ${jobTitle}`,
    detail: `${answerBy === null ? '' : `Answer by ${untilText(answerBy, say)}. `}Until you agree, your current terms apply.`,
  }),
  agreed: ({ name, jobTitle }) => ({ title: `${name} agreed to the changed terms of ${jobTitle}`, detail: null }),
  declined: ({ name, jobTitle }) => ({
    title: `${name} declined the changed terms of ${jobTitle}`,
    detail: 'The current terms still apply.',
  }),
  lapsed: ({ as, name, jobTitle }) => ({
    title:
      as === 'rep'
        ? `You didn’t respond to the changed terms of ${jobTitle} in time`
        : `${name} didn’t respond to the changed terms of ${jobTitle} in time`,
    detail: 'The current terms still apply.',
  }),
  taken_back: ({ name, jobTitle }) => ({
    title: `${name} withdrew the changed terms of ${jobTitle}`,
    detail: 'The current terms still apply.',
  }),
};

const payouts: Record<Of<'payout.moved'>['status'], (about: Of<'payout.moved'>, say: Say) => Words> = {
  released: ({ amountCents, expectedOn }, { day }) => ({
    title: `${formatRandExact(amountCents)} is with the bank`,
    detail: `It’ll be in your account by ${day(expectedOn)}.`,
  }),
  paid: ({ amountCents }) => ({
    title: `${formatRandExact(amountCents)} was paid into your bank account`,
    detail: 'You can find it on your bank statement.',
  }),
  failed: ({ amountCents, reason }) => ({
    title: `We couldn’t pay you ${formatRandExact(amountCents)}`,
    detail: `${reason === null ? '' : `${sentence(reason)} `}The money is back in your wallet.`,
  }),
  returned: ({ amountCents, reason }) => ({
    title: `Your bank returned ${formatRandExact(amountCents)}`,
    detail: `${reason === null ? '' : `${sentence(reason)} `}The money is back in your wallet.`,
  }),
};

const workPath = ({
  as,
  engagementId,
}: Of<
  | 'work.step'
  | 'work.opened'
  | 'work.due'
  | 'review.due'
  | 'review.published'
  | 'review.decided'
  | 'reliability.set_aside'
>) => (as === 'rep' ? workAddress(engagementId) : teamWorkAddress(engagementId));

const wallet = () => repTabAddress('wallet');

/** Gigs with agreed terms, and their pay. */
export const workTexts = {
  'work.opened': { words: describeOpening, path: workPath },
  'work.step': {
    words: (about, say) => describeStep(about.move as MilestoneMove, about.as, about, say) ?? gone,
    path: workPath,
  },
  'work.due': {
    words: (about, say) => (about.due === null ? gone : describeTodo(about.due.kind, about, say)),
    path: workPath,
  },
  'work.code_replaced': {
    words: (about) => ({
      title: `New check-in code for ${gig(about)}`,
      detail: `A wrong code was entered ${engagementLimits.wrongCodes} times. Show your reps the new code.`,
    }),
    path: () => teamCodesAddress,
  },
  'work.terms': {
    words: (about, say) => terms[about.what](about, say),
    path: ({ as, engagementId }) => termsAddress(as, engagementId),
  },
  'review.due': {
    words: ({ name, jobTitle, closesAt }, say) => ({
      title: `How was ${jobTitle} with ${name}?`,
      detail: `Review it by ${untilText(closesAt, say)}. You’ll see each other’s reviews once both are in, or from then on.`,
    }),
    path: workPath,
    button: 'Write a review',
  },
  'review.published': {
    words: ({ name, jobTitle }) => ({ title: `${name} reviewed you for ${jobTitle}`, detail: null }),
    path: workPath,
    button: 'Read the review',
  },
  'review.decided': {
    words: ({ name, jobTitle, about, reported, outcome, restored, reason }) => ({
      title: reported
        ? `We ${outcome === 'hidden' ? 'hid' : restored ? 'restored' : 'kept'} the ${about} by ${name} that you reported`
        : `We ${outcome === 'hidden' ? 'hid' : restored ? 'restored' : 'published'} your ${about} about ${jobTitle}`,
      detail: sentence(reason),
    }),
    path: workPath,
  },
  'reliability.set_aside': {
    words: ({ name, jobTitle, own, reason }) => {
      if (own)
        return {
          title: `${name} accepted your reason for ${jobTitle}`,
          detail: `It no longer counts against you. ${sentence(reason ?? '')}`,
        };
      return reason === null
        ? {
            title: `${name}’s appeal about ${jobTitle} was successful`,
            detail: 'It no longer counts against them. Payments don’t change.',
          }
        : {
            title: `We excused ${name} for ${jobTitle}`,
            detail: `It no longer counts against them. ${sentence(reason)}`,
          };
    },
    path: (about) => (about.own ? reliabilityAddress(about.as) : workPath(about)),
  },
  'payout.moved': { words: (about, say) => payouts[about.status](about, say), path: wallet },
  'wallet.held': {
    words: ({ reason, whatToDo }) => ({
      title: 'Your wallet is on hold',
      detail: `${sentence(reason)} ${sentence(whatToDo)}`,
    }),
    path: wallet,
  },
  'pay.hold': {
    words: ({ jobTitle, name, amountCents, lifted }) =>
      lifted
        ? {
            title: `The hold on your pay for ${jobTitle} is released`,
            detail: `You can request a payout of ${formatRandExact(amountCents)}.`,
          }
        : {
            title: `${formatRandExact(amountCents)} for ${jobTitle} is on hold`,
            detail: `The bank reversed the payment from ${name}. Our team will decide whether we can pay this out. Send us anything that shows your work.`,
          },
    path: wallet,
  },
} satisfies Partial<TextsOf>;
