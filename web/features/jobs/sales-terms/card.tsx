import { useMutation, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { type SalesTerms, salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { teamAddress } from '#contract/site/portal-addresses.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { mostOfJob } from '#domain/jobs/sales-most.ts';
import { commissionIsFinal, describeSalesPay, setBeforeHiring } from '#texts/jobs/sales-terms.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRand } from '#web/lib/format.ts';
import { gigFee } from '#web/lib/site-facts.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { salesTermsQuery } from './api.ts';
import { SalesHeld } from './held.tsx';

/** Where links to the card lead. */
const salesTermsAnchor = 'pay-per-sale';

const SalesTermsDialog = lazyDialog(
  () => import('./dialog.tsx'),
  () => 'Pay per sale',
);

/** What sales pay on a job of the business. Renders nothing where gigs aren’t paid here. */
export function SalesTermsCard({ job }: { readonly job: OwnJobDetail }) {
  const query = useQuery(salesTermsQuery(job.id));
  const [editing, setEditing] = useState(false);
  const save = useMutation(mutationOf(salesTermsApi.set));
  const commissionOnly = !isWage(job);
  // Reps who applied before a commission-only job ended are hired at its terms, too.
  const closed = hasEnded(job.status) && !commissionOnly;
  if (!gigFee.gigsPaidHere || (closed && !query.data?.terms)) return null;
  return (
    <Card title={<span id={salesTermsAnchor}>Pay per sale</span>}>
      <QueryPart query={query} label="Loading what sales pay">
        {({ terms }) => (
          <div className="grid gap-4">
            {terms ? (
              <Agreed job={job} terms={terms} />
            ) : (
              <p className="max-w-prose leading-normal">
                Reps sell with a code, short link or QR code of their own. You choose what each sale pays them.
                {commissionOnly ? ` This job pays from sales alone. ${setBeforeHiring}` : null}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              {closed ? null : (
                <Button
                  variant="secondary"
                  full="phone"
                  icon={<HandCoins aria-hidden="true" className="size-4.5" />}
                  onClick={() => setEditing(true)}
                >
                  {terms ? 'Change what sales pay' : 'Set what sales pay'}
                </Button>
              )}
              {terms ? (
                <>
                  <LinkButton
                    to={teamAddress({ show: 'sales', job: job.id })}
                    variant="secondary"
                    full="phone"
                    icon={<ChartNoAxesColumn aria-hidden="true" className="size-4.5" />}
                  >
                    View sales
                  </LinkButton>
                  {commissionOnly ? null : <StopPaying jobId={job.id} />}
                </>
              ) : null}
            </div>
            {editing ? (
              <SalesTermsDialog
                job={job}
                terms={terms}
                onSave={async (body) => {
                  await save.mutateAsync({ params: { jobId: job.id }, body });
                  toast({ title: 'Reps you hire from now on are paid per sale' });
                }}
                onClose={() => setEditing(false)}
              />
            ) : null}
          </div>
        )}
      </QueryPart>
    </Card>
  );
}

/** To a business that can't hire for its commission-only job yet. */
export function SalesTermsMissing({ job }: { readonly job: OwnJobDetail }) {
  const query = useQuery(salesTermsQuery(job.id));
  if (!gigFee.gigsPaidHere || isWage(job) || !query.data || query.data.terms) return null;
  return (
    <Alert tone="warning" title="Set what each sale pays">
      This job pays from sales alone. {setBeforeHiring}{' '}
      <a href={`#${salesTermsAnchor}`} className="underline">
        Go to pay per sale
      </a>
    </Alert>
  );
}

function Agreed({ job, terms }: { readonly job: OwnJobDetail; readonly terms: SalesTerms }) {
  const { salesCents } = mostOfJob(terms, job.compensationCents);
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Reps earn', detail: describeSalesPay(terms) },
          { term: 'At most', detail: `${formatRand(salesCents)} for each rep` },
          {
            term: 'Codes lead to',
            detail: <span className="wrap-anywhere">{terms.address ?? 'Our home page'}</span>,
          },
        ]}
      />
      <SalesHeld job={job} terms={terms} />
      <p className="text-ink-soft text-sm">{commissionIsFinal}</p>
      <p className="text-ink-soft text-sm">This applies to reps you hire from now on. Agreed gigs keep their terms.</p>
    </>
  );
}

function StopPaying({ jobId }: { readonly jobId: string }) {
  const remove = useMutation(mutationOf(salesTermsApi.remove));
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" full="phone">
          Stop paying per sale
        </Button>
      }
      title="Stop paying per sale on this job?"
      description="Reps you hire from now on won’t get a code. Agreed gigs keep their terms."
      confirmLabel="Stop paying per sale"
      failed="We couldn’t save this"
      act={async () => {
        await remove.mutateAsync({ params: { jobId } });
        toast({ title: 'New gigs of this job no longer pay per sale' });
      }}
    />
  );
}
