import { gigTerms } from '#contract/pricing.ts';
import { formatRand } from './rand.ts';

/** When the money of a gig moves, as the agreements of both sides have it. */
export const whenPaid = {
  rep: `The business pays before the gig starts, and the money is held. Once the work is confirmed your share is in your wallet, and from ${formatRand(gigTerms.minimumPayoutCents)} on you can have it paid out to your bank account.`,
  business: 'You pay what the gig says before it starts. The money is held until the work is confirmed.',
} as const;
