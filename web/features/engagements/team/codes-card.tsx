import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { teamCodesAddress } from '#contract/site/portal-addresses.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { teamWeekQuery } from './api.ts';
import { CodeOfDay, jobsOfDay } from './codes.tsx';

/** Above the week, on days with a gig. */
export function TeamCodesCard({ jobId }: { readonly jobId?: string | undefined }) {
  const week = useQuery(teamWeekQuery());
  const { data } = week;
  const jobs = data ? jobsOfDay(data.shifts, data).filter((job) => jobId === undefined || job.jobId === jobId) : [];
  if (jobs.length === 0) return isAwaited(week) ? <Pending /> : null;
  return (
    <Card
      title={jobs.length === 1 ? 'Today’s check-in code' : 'Today’s check-in codes'}
      description="Reps check in with it when they arrive. Don’t share it with anyone else."
      action={
        <LinkButton
          to={teamCodesAddress}
          variant="secondary"
          size="small"
          icon={<QrCode aria-hidden="true" className="size-4.5" />}
        >
          Show large or print
        </LinkButton>
      }
    >
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.jobId} className="min-w-0">
            <CodeOfDay job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
