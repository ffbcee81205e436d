import { Link } from 'react-router';
import type { OwnJob } from '#contract/jobs/own-jobs.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { formatCount, plural } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { JobPay } from '../job-pay.tsx';
import { timeLeft } from './own-job-texts.ts';

/** One of the business's own jobs in its list: its status and figures. The whole card is a link. */
export function OwnJobCard({ job }: { readonly job: OwnJob }) {
  const { applicants } = job;
  const left = timeLeft(job, dayInSouthAfrica(new Date()));
  const figures = [
    {
      term: 'Applicants',
      value: formatCount(applicants.total),
      note: applicants.pending > 0 ? `${formatCount(applicants.pending)} waiting` : null,
    },
    { term: 'Hired', value: `${applicants.accepted} of ${job.positions}`, note: null },
    { term: 'Views', value: formatCount(job.views), note: null },
    hasEnded(job.status)
      ? { term: 'Applications', value: 'Closed', note: null }
      : { term: 'Time left', value: left, note: `until ${formatDay(job.closesOn)}` },
  ];
  return (
    <article className="relative rounded-card border border-line bg-surface p-(--gutter) shadow-card transition-colors focus-within:border-brand hover:border-brand md:p-6">
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 break-words text-xl">
          <Link
            to={ownJobAddress(job.id)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
          >
            {job.title}
          </Link>
        </h2>
        <StatusBadge {...jobStatusTexts[job.status]} />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <JobPay job={job} />
        <p className="text-[0.9375rem] text-ink-soft">
          {[describeSchedule(job), job.location.name, job.industry, `${plural(job.positions, 'rep')} needed`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <dl className="mt-4 grid halves gap-x-4 gap-y-3 border-line border-t pt-4 md:grid-cols-4">
        {figures.map(({ term, value, note }) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="figures font-semibold">
              {value}
              {note ? <span className="block font-normal text-ink-soft text-sm">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
