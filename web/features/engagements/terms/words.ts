import type { TermsStatus } from '#contract/engagements/options.ts';
import type { KeptTerms, Terms } from '#contract/engagements/terms.ts';

export const termsStatusTexts: Record<TermsStatus, string> = {
  in_force: 'In force',
  proposed: 'Awaiting an answer',
  declined: 'Declined',
  lapsed: 'Expired',
  taken_back: 'Withdrawn',
  replaced: 'Replaced',
};

export const changeNames = { days: 'Days and hours', place: 'Place', pay: 'Pay' } as const;

/** The parties' names, from the reader's view. */
export const signerOf = ({ as, repName, companyName }: Terms, side: 'rep' | 'business'): string =>
  side === as ? 'You' : side === 'rep' ? repName : companyName;

export const hasSigned = ({ signatures }: KeptTerms, side: 'rep' | 'business'): boolean =>
  signatures.some((one) => one.side === side);

/** On the button that opens the dialog. */
export const changeLabel = ({ stated }: Terms): string => (stated.schedule === null ? 'Set days' : 'Change terms');
