import type { KeptTerms, Terms } from '#contract/engagements/terms.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { signerOf } from './words.ts';

/** What a side without a signature on a version has done: agreed to the first one in another way, or nothing yet. */
export function unsignedWords(terms: Terms, { version, status }: KeptTerms, side: Terms['as']): string {
  const who = signerOf(terms, side);
  const isFirst = version === 1 && status === 'in_force';
  if (isFirst && side === 'rep' && terms.agreedAt)
    return `${who} agreed on ${formatDateTime(terms.agreedAt)}. There is no signature on record.`;
  if (isFirst && side === 'business' && terms.payFixed)
    return `${who} agreed by funding the gig. There is no signature on record.`;
  return `${who} ${who === 'You' ? 'have' : 'has'} not signed this version`;
}
