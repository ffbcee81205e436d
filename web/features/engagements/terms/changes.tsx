import type { z } from 'zod';
import type { termsChange } from '#contract/engagements/terms.ts';
import { changeNames } from './words.ts';

/** How a proposal differs from the terms in force. */
export function TermsChanges({ changes }: { readonly changes: readonly z.output<typeof termsChange>[] }) {
  return (
    <dl className="grid gap-3">
      {changes.map(({ what, from, to }) => (
        <div key={what}>
          <dt className="text-ink-soft text-sm">{changeNames[what]}</dt>
          <dd className="figures break-words">
            <span className="sr-only">Now: </span>
            <s className="text-ink-soft">{from}</s>
            <span className="sr-only">. Proposed: </span>
            <span className="block font-semibold">{to}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
