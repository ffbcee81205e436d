import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobSummary } from '#contract/jobs.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobPay } from './job-pay.tsx';

interface JobCardProps {
  readonly job: JobSummary;
  readonly to: string;
  /** At the foot: what can be done with it, or where it stands. */
  readonly children?: ReactNode;
}

/** A job in a list. The whole card leads to it. */
export function JobCard({ job, to, children }: JobCardProps) {
  return (
    <article className="relative rounded-card border border-line bg-surface p-5 shadow-card transition-colors focus-within:border-brand hover:border-brand md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl">
            <Link
              to={to}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
            >
              {job.title}
            </Link>
          </h3>
          <p className="mt-1 text-ink-soft text-[0.9375rem]">
            {job.companyName} · posted {formatAgo(job.createdAt)}
          </p>
        </div>
        <Badge>{job.industry}</Badge>
      </div>
      <div className="mt-4 grid gap-3">
        <JobPay job={job} />
        <JobFacts job={job} />
      </div>
      {children ? <div className="relative mt-4 border-line border-t pt-4">{children}</div> : null}
    </article>
  );
}
