import type { Terms } from '#contract/engagements/terms.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { TermsPdfButton } from './pdf-button.tsx';
import { hasSigned, signerOf, termsStatusTexts } from './words.ts';

/** Versions that are neither in force nor pending. Signatures on them are stored. */
export function TermsHistory({ terms }: { readonly terms: Terms }) {
  const { former, engagementId } = terms;
  if (former.length === 0) return null;
  return (
    <Card title="Earlier versions" description="Terms that no longer apply, with their signatures.">
      <ul className="grid gap-4">
        {former.map((one) => {
          const signers = (['rep', 'business'] as const).filter((side) => hasSigned(one, side));
          return (
            <li key={one.version} className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  Version {one.version}: {termsStatusTexts[one.status]}
                </p>
                <p className="figures text-ink-soft text-sm">
                  {formatDateTime(one.at)}
                  {one.endedAt ? ` to ${formatDateTime(one.endedAt)}` : ''}
                </p>
                <p className="text-ink-soft text-sm">
                  {signers.length === 0
                    ? 'Not signed'
                    : `Signed by: ${signers.map((side) => signerOf(terms, side)).join(', ')}`}
                </p>
              </div>
              <TermsPdfButton engagementId={engagementId} version={one.version} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
