import type { Terms } from '#contract/engagements/terms.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { AgreeForm } from './agree-form.tsx';
import { TermsChanges } from './changes.tsx';
import { TermsDecline } from './decline.tsx';
import { HoursTogether, readersOf } from './hours-together.tsx';
import { TermsPdfButton } from './pdf-button.tsx';
import { TermsSignatures } from './signatures.tsx';
import { TermsText } from './text.tsx';

interface TermsProposalProps {
  readonly terms: Terms;
  readonly proposed: NonNullable<Terms['proposed']>;
}

/** The business's proposal to change the terms, with the rep's answer. */
export function TermsProposal({ terms, proposed }: TermsProposalProps) {
  const { as, companyName, repName, engagementId } = terms;
  const until = proposed.answerBy ? formatUntil(proposed.answerBy) : '';
  return (
    <Card
      title={as === 'rep' ? `${companyName} wants to change the terms` : `Waiting for ${repName} to answer`}
      description={
        as === 'rep'
          ? `Answer by ${until}. Unless you agree, the current terms still apply.`
          : `${repName} has until ${until} to answer. Unless they agree, the current terms still apply.`
      }
      action={<TermsPdfButton engagementId={engagementId} version={proposed.version} />}
      className="border-accent"
    >
      <div className="grid gap-6">
        <TermsChanges changes={proposed.changes} />
        <TermsSignatures terms={terms} version={proposed} />
        {proposed.minutesAMonth === null ? null : (
          <HoursTogether {...readersOf(terms)} minutesAMonth={proposed.minutesAMonth} />
        )}
        <details className="rounded-control border border-line bg-sunken px-4 py-3">
          <summary className="min-h-8 cursor-pointer font-semibold">Read version {proposed.version} in full</summary>
          <div className="mt-4">
            <TermsText text={proposed.text} />
          </div>
        </details>
        {as === 'rep' ? (
          <>
            <AgreeForm key={proposed.version} terms={terms} version={proposed.version} />
            <div>
              <TermsDecline terms={terms} version={proposed.version} />
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}
