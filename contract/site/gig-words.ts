import { formatPercent, formatRand } from '../amounts.ts';
import type { GigTerms } from '../operators/settings.ts';

/** Where the platform does not hold the pay of a gig. */
export const paidDirectly = {
  rep: 'The business pays you directly, on the date you agree with them.',
  business: 'You pay the rep directly, on the date you agree with them.',
};

/** Sentences of pages, mails and the help chat about the money of a gig agreed today. */
export function gigWordsOf(terms: GigTerms) {
  return { ...feeWords(terms), when: whenPaid(terms) };
}

export type GigWords = ReturnType<typeof gigWordsOf>;

function feeWords({ gigsPaidHere, feeBasisPoints, feeBearer, ...terms }: GigTerms) {
  const fee = `${formatPercent(feeBasisPoints)} fee`;
  const byCard = cardFeeText({ gigsPaidHere, ...terms });
  if (!gigsPaidHere) {
    const none = 'We take no fee from what a gig pays.';
    return { fee: { rep: none, business: none, both: none }, after: 'paid by the business', onTop: 'nothing on top' };
  }
  if (feeBasisPoints === 0) {
    return {
      fee: { rep: 'We charge no fee on gigs.', ...forBusiness('We charge no fee on gigs.', byCard) },
      after: 'with no fee',
      onTop: `nothing on top${byCard && `, or ${byCard} more by card`}`,
    };
  }
  if (feeBearer === 'business') {
    return {
      fee: {
        rep: 'The business pays our fee on top, so you keep all of the pay.',
        ...forBusiness(`Our ${fee} is added to the pay, and the business pays it.`, byCard),
      },
      after: 'with our fee paid by the business',
      onTop: `including our ${fee}${byCard && `, and ${byCard} more by card`}`,
    };
  }
  return {
    fee: {
      rep: `Our ${fee} comes out of the pay.`,
      ...forBusiness(`Our ${fee} comes out of the rep’s pay.`, byCard),
    },
    after: `after our ${fee}`,
    onTop: `nothing on top${byCard && `, or ${byCard} more by card`}`,
  };
}

/** The same sentences for a business, and where both sides read. */
function forBusiness(sentence: string, byCard: string) {
  const words = byCard ? `${sentence} Paying by card adds ${byCard}.` : sentence;
  return { business: words, both: words };
}

/** `3.5% and R2`; empty while card payments cost a business nothing. */
function cardFeeText(terms: Omit<GigTerms, 'feeBasisPoints' | 'feeBearer'>): string {
  const { gigsPaidHere, cardFeeBearer, cardFeeBasisPoints: part, cardFeeFlatCents: flat } = terms;
  if (!gigsPaidHere || cardFeeBearer !== 'business') return '';
  return [part && formatPercent(part), flat && formatRand(flat)].filter(Boolean).join(' and ');
}

function whenPaid({ gigsPaidHere, minimumPayoutCents }: GigTerms) {
  return gigsPaidHere
    ? {
        rep: `The business pays before the gig starts, and we hold the money. Once your hours are approved, your pay goes to your wallet. You can withdraw it to your bank account from ${formatRand(minimumPayoutCents)}.`,
        business: 'You pay for the gig before it starts. We hold the money until you approve the hours.',
      }
    : paidDirectly;
}
