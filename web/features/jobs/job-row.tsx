import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { chipLabel } from '#texts/jobs/tags.ts';
import { formatCount } from '#web/lib/format.ts';
import { factOf } from './job-words.ts';

interface JobRowProps {
  readonly job: JobSummary;
  /** Null: no longer open to view. */
  readonly to: string | null;
  readonly state?: unknown;
  readonly action: ReactNode;
  readonly distanceKm: number | null;
  /** At the end of its last line: the days left. */
  readonly trailing: ReactNode;
  readonly children?: ReactNode;
}

/** A job in a list on a phone: the deciding facts in few lines, so that four jobs fit on a screen. */
export function JobRow({ job, to, state, action, distanceKm, trailing, children }: JobRowProps) {
  const { stated, brief } = describePay(job);
  const facts = (['location', 'schedule', 'duration', 'jobType'] as const).map((name) => factOf(job, name).brief);
  const [town, days, ...others] = facts;
  const work = job.tags.slice(0, 2).map(({ label }) => chipLabel(label));
  const away = distanceKm ? `about ${formatCount(distanceKm)} km` : null;
  return (
    <article className="relative rounded-card border border-line bg-surface py-2 ps-4 pe-2 shadow-card focus-within:border-brand">
      <div className="flex items-start justify-between gap-1">
        <h3 className="line-clamp-2 min-w-0 break-words text-base leading-tight">
          {to === null ? (
            job.title
          ) : (
            <Link
              to={to}
              state={state}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
            >
              {job.title}
            </Link>
          )}
        </h3>
        <div className="-my-3 shrink-0">{action}</div>
      </div>
      <p className="figures mt-0.5 line-clamp-2 leading-snug">
        <span className="font-bold font-display">{stated}</span>
        <span className="ms-1.5 text-ink-soft text-sm">{brief}</span>
      </p>
      <p className="line-clamp-2 pe-2 text-[0.8125rem] text-ink-soft leading-snug">
        {[...(days ? [days] : others), ...work].filter(Boolean).join(' · ')}
      </p>
      <div className="flex items-center gap-x-3 pe-2 text-ink-soft text-sm leading-snug">
        <span className="line-clamp-1 min-w-0 flex-1 break-all">
          {[town, away, job.companyName].filter(Boolean).join(' · ')}
        </span>
        <div className="flex max-w-[60%] shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-0.5">{trailing}</div>
      </div>
      {children}
    </article>
  );
}
