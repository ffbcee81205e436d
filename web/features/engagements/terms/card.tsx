import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { Terms } from '#contract/engagements/terms.ts';
import { termsAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatUntil } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { termsQuery } from './api.ts';
import { TermsChangeButton } from './change-button.tsx';
import { TermsChanges } from './changes.tsx';
import { TermsSignatures } from './signatures.tsx';

/** A summary of a gig's terms with a link to the full text: part of the gig's page, for both parties. */
export function TermsCard({ engagementId }: { readonly engagementId: string }) {
  const { data, error, isFetching, refetch } = useQuery(termsQuery(engagementId));
  return (
    <Card title="Terms" description={data ? `Version ${data.inForce.version}` : undefined}>
      {data ? <InShort terms={data} /> : null}
      {error && !data ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {error || data ? null : <SkeletonText lines={3} />}
    </Card>
  );
}

function InShort({ terms }: { readonly terms: Terms }) {
  const { as, engagementId, inForce, proposed, companyName, repName } = terms;
  return (
    <div className="grid gap-5">
      {proposed ? (
        <Alert
          tone={as === 'rep' ? 'warning' : 'info'}
          title={as === 'rep' ? `${companyName} wants to change the terms` : `${repName} hasn’t answered yet`}
        >
          {proposed.answerBy ? <p className="mb-3">Answer due by {formatUntil(proposed.answerBy)}.</p> : null}
          <TermsChanges changes={proposed.changes} />
        </Alert>
      ) : null}
      <TermsSignatures terms={terms} version={inForce} />
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={termsAddress(as, engagementId)}
          variant={as === 'rep' && proposed ? 'accent' : 'secondary'}
          full="phone"
          icon={<FileText aria-hidden="true" className="size-4.5" />}
        >
          {as === 'rep' && proposed ? 'Read and answer' : 'Read the terms'}
        </LinkButton>
        <TermsChangeButton terms={terms} />
      </div>
    </div>
  );
}
