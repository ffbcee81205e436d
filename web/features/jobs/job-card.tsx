import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { JobFacts } from './job-facts.tsx';
import { JobPay } from './job-pay.tsx';

interface JobCardProps {
  readonly job: JobSummary;
  /** Null: no longer open to view. */
  readonly to: string | null;
  /** The current page, for the way back. */
  readonly state?: unknown;
  /** In the corner. */
  readonly action?: ReactNode;
  /** The footer: its actions, or its status. */
  readonly children?: ReactNode;
}

/** A job in a list. The whole card is a link. */
export function JobCard({ job, to, state, action, children }: JobCardProps) {
  return (
    <article
      className={clsx(
        'relative h-full rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6',
        to !== null && 'transition-colors focus-within:border-brand hover:border-brand',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="break-words text-xl">
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
          <p className="mt-1 text-ink-soft text-[0.9375rem]">
            {job.companyName} · {job.industry} · posted {formatAgo(job.createdAt)}
          </p>
        </div>
        {action}
      </div>
      <div className="mt-4 grid gap-3">
        <JobPay job={job} />
        <TagChips tags={job.tags} most={3} />
        <JobFacts job={job} />
      </div>
      {children ? <div className="relative mt-4 border-line border-t pt-4">{children}</div> : null}
    </article>
  );
}
