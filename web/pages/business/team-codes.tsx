import { useQuery } from '@tanstack/react-query';
import { Printer, QrCode } from 'lucide-react';
import { teamAddress } from '#contract/site/portal-addresses.ts';
import { teamWeekQuery } from '#web/features/engagements/team/api.ts';
import { CodeOfDay, jobsOfDay } from '#web/features/engagements/team/codes.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const meta = () => pageMeta({ title: 'Today’s check-in codes', hidden: true });

/** Today's code of each job, large enough to hold up, and printed one to a page. */
export default function TeamCodes() {
  const query = useQuery(teamWeekQuery());
  const jobs = query.data ? jobsOfDay(query.data.shifts, query.data) : [];
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          above={<BackLink to={teamAddress()}>My Team</BackLink>}
          title={jobs.length === 1 ? 'Today’s check-in code' : 'Today’s check-in codes'}
          description="Reps scan it with their phone’s camera or enter the six digits. The code changes every day."
          action={
            jobs.length > 0 ? (
              <Button
                variant="secondary"
                full="phone"
                icon={<Printer aria-hidden="true" className="size-4.5" />}
                onClick={() => window.print()}
              >
                Print
              </Button>
            ) : null
          }
        />
      </div>
      {query.data ? (
        jobs.length > 0 ? (
          <ul className="grid gap-10">
            {jobs.map((job) => (
              <li
                key={job.jobId}
                className="min-w-0 break-after-page rounded-card border border-line bg-surface p-(--gutter) last:break-after-auto md:p-8 print:border-0"
              >
                <CodeOfDay job={job} large />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<QrCode aria-hidden="true" />} title="No gigs today">
            On the day of a gig, its check-in code will appear here.
          </EmptyState>
        )
      ) : (
        <NotLoaded query={query} label="Loading the codes" count={1} />
      )}
    </>
  );
}
