import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { applyByText } from './apply-by.ts';
import { durationLabel } from './filter-words.ts';
import { JobPay } from './job-pay.tsx';

function factsOf(job: JobDetail): Description[] {
  const { location, locationAddress } = job;
  const place = location.province && location.province !== location.name ? `, ${location.province}` : '';
  const left = applyByText(job.closesOn, dayInSouthAfrica(new Date()));
  const facts: { term: string; detail: ReactNode }[] = [
    { term: 'Location', detail: `${location.name}${place}` },
    { term: 'Address', detail: locationAddress },
    { term: 'Starts', detail: job.startDate && formatDay(job.startDate) },
    { term: 'Duration', detail: job.duration && durationLabel(job.duration) },
    { term: 'Job type', detail: job.jobType },
    { term: 'Experience', detail: job.experienceRequired },
    { term: 'Reps needed', detail: String(job.positions) },
    {
      term: 'Last day to apply',
      detail: (
        <>
          {formatDay(job.closesOn)}
          <span className="block font-normal text-ink-soft text-sm">{left}</span>
        </>
      ),
    },
  ];
  return facts.filter(({ detail }) => detail !== null && detail !== '');
}

/** Everything a job says about itself. */
export function JobDescription({ job, className }: { job: JobDetail; className?: string }) {
  return (
    <Card className={clsx('min-w-0', className)}>
      <div className="grid gap-5">
        <JobPay job={job} />
        <DescriptionList look="columns" items={factsOf(job)} />
        <div className="border-line border-t pt-5">
          <h3 className="mb-1 text-base">About the job</h3>
          <p className="whitespace-pre-line break-words leading-relaxed">{job.description}</p>
        </div>
        {job.requiredSkills ? (
          <div>
            <h3 className="mb-1 text-base">Required skills</h3>
            <p className="whitespace-pre-line break-words">{job.requiredSkills}</p>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
