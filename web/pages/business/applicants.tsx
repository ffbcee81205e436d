import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication } from '#contract/applications.ts';
import type { OwnJobDetail } from '#contract/own-jobs.ts';
import { refusals } from '#contract/refusals.ts';
import { applicationStatusLabels, type BusinessAction, refuseAcceptance } from '#domain/application-lifecycle.ts';
import { isVisibleToReps } from '#domain/job-lifecycle.ts';
import { ApplicantCard } from '#web/features/applications/applicant-card.tsx';
import { DecisionDialog } from '#web/features/applications/decision-dialog.tsx';
import { receivedCountsQuery, receivedQuery } from '#web/features/applications/received-api.ts';
import { LegalNotice, useLegalRefusal } from '#web/features/legal/legal-gate.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const columns = ['pending', 'interview', 'accepted', 'rejected'] as const;

/** Who applied for a job, all of them or those who stand at one status. */
export function Applicants({ job }: { job: OwnJobDetail }) {
  const [search] = useSearchParams();
  const chosen = columns.find((status) => status === search.get('show'));
  const counts = useQuery(receivedCountsQuery(job.id));
  const applications = useInfiniteQuery(receivedQuery(job.id, chosen));
  const refusal = useLegalRefusal('business');
  const [decision, setDecision] = useState<{ application: ReceivedApplication; action: BusinessAction } | null>(null);
  const full = refuseAcceptance({ positions: job.positions, accepted: job.applicants.accepted });
  return (
    <section aria-labelledby="applicants" className="min-w-0">
      <h2 id="applicants" className="mb-4 text-2xl">
        Applicants
      </h2>
      {refusal ? (
        <div className="mb-4">
          <LegalNotice refusal={refusal} userType="business" />
        </div>
      ) : null}
      <TabLinks
        label="Applicants by status"
        className="mb-5"
        tabs={[
          { to: '?', label: 'All', count: counts.data?.all, active: chosen === undefined },
          ...columns.map((status) => ({
            to: `?show=${status}`,
            label: applicationStatusLabels[status],
            count: counts.data?.[status],
            active: status === chosen,
          })),
        ]}
      />
      <PagedList
        query={applications}
        noun="applicant"
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Users aria-hidden="true" />}
            title={chosen ? `Nobody stands at “${applicationStatusLabels[chosen]}”` : 'Nobody has applied yet'}
          >
            {chosen
              ? 'Look under All for everybody who applied.'
              : isVisibleToReps(job.status)
                ? 'Applicants appear here the moment they apply; there is no need to reload.'
                : 'Nobody applied while this job was open.'}
          </EmptyState>
        }
      >
        {(application) => (
          <ApplicantCard
            application={application}
            hiringRefusal={refusal ? refusals[refusal].detail : full}
            onDecide={(action) => setDecision({ application, action })}
          />
        )}
      </PagedList>
      {decision ? <DecisionDialog {...decision} onClose={() => setDecision(null)} /> : null}
    </section>
  );
}
