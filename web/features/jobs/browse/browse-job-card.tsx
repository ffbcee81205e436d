import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FoundJob } from '#contract/jobs/search.ts';
import { jobForRepAddress } from '#contract/site/portal-addresses.ts';
import { closesSoon } from '#domain/jobs/closing-day.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { answerTime } from '#texts/applications/answer-time.ts';
import { formatCount, plural } from '#web/lib/format.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { useScreen } from '#web/ui/use-screen.ts';
import { useApplied } from '../applied-jobs.ts';
import { applyByBrief, applyByText } from '../apply-by.ts';
import { JobCard } from '../job-card.tsx';
import { JobRow } from '../job-row.tsx';
import { SaveJobButton } from './save-job-button.tsx';

const distanceText = (km: number) => (km === 0 ? 'In the same town' : `About ${formatCount(km)} km away`);

interface BrowseJobCardProps {
  readonly job: FoundJob;
  /** False: it no longer has a page for this rep. */
  readonly open?: boolean;
  /** Instead of the days left. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  /** On a phone the children stay short, and the job has a list row's few lines. */
  readonly brief?: boolean;
}

/** A job that a rep may open and save. The way back leads to the list in its current state. */
export function BrowseJobCard({ job, open = true, note, children, brief = false }: BrowseJobCardProps) {
  const { search } = useLocation();
  const today = dayInSouthAfrica(new Date());
  const applied = useApplied(job.id);
  const asRow = useScreen() === 'phone' && (brief || !children);
  const left = (asRow ? applyByBrief : applyByText)(job, today);
  const to = open ? jobForRepAddress(job.id) : null;
  const save = <SaveJobButton job={job} saved={job.saved} />;
  const state = { back: search };
  const deadline = closesSoon(job.closesOn, today) ? <Badge tone="accent">{left}</Badge> : <span>{left}</span>;
  const trailing = (
    <>
      {applied === null ? null : <StatusBadge {...applied} />}
      {note ?? (applied && !applied.open ? null : deadline)}
    </>
  );
  const away = job.distanceKm === null ? null : <span>{distanceText(job.distanceKm)}</span>;
  if (asRow)
    return (
      <JobRow job={job} to={to} state={state} action={save} distanceKm={job.distanceKm} trailing={trailing}>
        {children}
      </JobRow>
    );
  return (
    <JobCard job={job} to={to} state={state} action={save}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-ink-soft">
        {trailing}
        {job.positions > 1 ? <span>{plural(job.positions, 'rep')} needed</span> : null}
        {job.answerHours === null ? null : <span>Usually answers within {answerTime(job.answerHours)}</span>}
        {away}
      </p>
      {children}
    </JobCard>
  );
}
