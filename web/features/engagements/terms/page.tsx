import { useQuery } from '@tanstack/react-query';
import type { Terms } from '#contract/engagements/terms.ts';
import { teamWorkAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatDateTime, formatUntil } from '#web/lib/format-time.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { AgreeForm } from './agree-form.tsx';
import { termsQuery } from './api.ts';
import { TermsChangeButton } from './change-button.tsx';
import { TermsHistory } from './history.tsx';
import { HoursTogether, readersOf } from './hours-together.tsx';
import { TermsPdfButton } from './pdf-button.tsx';
import { TermsProposal } from './proposal.tsx';
import { TermsSignatures } from './signatures.tsx';
import { TermsText } from './text.tsx';

interface TermsPageProps {
  readonly engagementId: string;
  readonly as: 'rep' | 'business';
}

/** The full terms of a gig, with the signatures and earlier versions. */
export function TermsPage({ engagementId, as }: TermsPageProps) {
  const { data, error, isFetching, refetch } = useQuery(termsQuery(engagementId));
  useDocumentTitle(data ? `Terms of work · ${data.title}` : 'Terms of work');
  const back = <BackLink to={as === 'rep' ? workAddress(engagementId) : teamWorkAddress(engagementId)}>Gig</BackLink>;
  if (!data)
    return (
      <>
        <PageHeader above={back} title="Terms of work" />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the terms" count={2} />
      </>
    );
  const other = as === 'rep' ? data.companyName : data.repName;
  return (
    <>
      <PageHeader
        above={back}
        title="Terms of work"
        description={`${data.title} · ${other}`}
        action={<TermsChangeButton terms={data} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data.proposed ? <TermsProposal terms={data} proposed={data.proposed} /> : null}
        <InForce terms={data} />
        <TermsHistory terms={data} />
      </div>
    </>
  );
}

function InForce({ terms }: { readonly terms: Terms }) {
  const { inForce, engagementId, as, agreeBy, repName, stated } = terms;
  const open = stated.schedule === null;
  return (
    <Card
      title={`Version ${inForce.version}`}
      description={`Since ${formatDateTime(inForce.at)}`}
      action={<TermsPdfButton engagementId={engagementId} version={inForce.version} />}
    >
      <div className="grid gap-6">
        {open ? (
          <Alert tone="warning" title="The days aren’t set yet">
            {as === 'rep'
              ? 'The business sets them first. We’ll notify you when you can agree.'
              : `Set them so that ${repName} can agree.`}
          </Alert>
        ) : null}
        <TermsSignatures terms={terms} version={inForce} />
        <TermsText text={inForce.text} />
        {terms.minutesAMonth === null ? null : (
          <HoursTogether {...readersOf(terms)} minutesAMonth={terms.minutesAMonth} />
        )}
        {as === 'rep' && agreeBy ? (
          <section aria-labelledby="agree" className="grid gap-4 border-line border-t pt-6">
            <div>
              <h3 id="agree" className="text-xl">
                Agree to these terms
              </h3>
              <p className="mt-1 text-ink-soft text-[0.9375rem]">
                By {formatUntil(agreeBy)}. After that, {terms.companyName} can book someone else.
              </p>
            </div>
            <AgreeForm key={inForce.version} terms={terms} version={inForce.version} />
          </section>
        ) : null}
      </div>
    </Card>
  );
}
