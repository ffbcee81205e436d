import { CircleCheck, CircleDashed } from 'lucide-react';
import type { KeptTerms, Terms } from '#contract/engagements/terms.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { signerOf } from './words.ts';

/** Who has signed a version, and who hasn't yet. */
export function TermsSignatures({ terms, version }: { readonly terms: Terms; readonly version: KeptTerms }) {
  return (
    <ul className="grid gap-2 text-[0.9375rem]">
      {(['rep', 'business'] as const).map((side) => {
        const signed = version.signatures.find((one) => one.side === side);
        const who = signerOf(terms, side);
        const Icon = signed ? CircleCheck : CircleDashed;
        return (
          <li key={side} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${signed ? 'text-brand' : 'text-ink-soft'}`} />
            {signed ? (
              <span className="min-w-0 break-words">
                <span className="font-semibold">{who}</span> signed as {signed.name}
                <span className="figures block text-ink-soft text-sm">
                  {formatDateTime(signed.at)}, {`record no.\u00a0${signed.record}`}
                </span>
              </span>
            ) : (
              <span className="min-w-0 break-words text-ink-soft">{unsignedWords(terms, version, side)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a party without a signature on a version has done: agreed to the first one in another way, or nothing yet. */
export function unsignedWords(terms: Terms, { version, status }: KeptTerms, side: Terms['as']): string {
  const who = signerOf(terms, side);
  const isFirst = version === 1 && status === 'in_force';
  if (isFirst && side === 'rep' && terms.agreedAt)
    return `${who} agreed on ${formatDateTime(terms.agreedAt)}. There is no signature on record.`;
  if (isFirst && side === 'business' && terms.payFixed)
    return `${who} agreed by funding the gig. There is no signature on record.`;
  return `${who} ${who === 'You' ? 'haven’t' : 'hasn’t'} signed this version`;
}
