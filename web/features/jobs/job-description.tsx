import clsx from 'clsx';
import type { JobDetail } from '#contract/jobs.ts';
import { Card } from '#web/ui/card.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobPay } from './job-pay.tsx';

/** Everything a job says about itself. */
export function JobDescription({ job, className }: { job: JobDetail; className?: string }) {
  return (
    <Card className={clsx('min-w-0', className)}>
      <div className="grid gap-4">
        <JobPay job={job} />
        <JobFacts job={job} />
        <p className="whitespace-pre-line break-words leading-relaxed">{job.description}</p>
        {job.requiredSkills ? (
          <div>
            <h3 className="mb-1 text-base">Required skills</h3>
            <p className="whitespace-pre-line break-words">{job.requiredSkills}</p>
          </div>
        ) : null}
        {job.locationAddress ? (
          <div>
            <h3 className="mb-1 text-base">Where</h3>
            <p className="break-words">{job.locationAddress}</p>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
