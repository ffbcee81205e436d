import clsx from 'clsx';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { tagFacts } from '#texts/jobs/tags.ts';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { applyByText } from './apply-by.ts';
import { JobPay } from './job-pay.tsx';
import { type FactName, factOf, listFacts } from './job-words.ts';
import { SalesPay } from './sales-terms/sales-pay.tsx';
import { TakeHome } from './take-home.tsx';
import { WorkMarks } from './work-marks.tsx';

/** Shown elsewhere on the page. */
const own: FactName[] = [
  'title',
  'industry',
  'compensationCents',
  'dayRateCents',
  'hourlyRateCents',
  'description',
  'requiredSkills',
  'asksCourses',
];
const last: FactName[] = ['duration', 'jobType', 'experienceRequired', 'positions', 'closesOn'];

function factsOf(job: JobDetail): Description[] {
  const left = applyByText(job, dayInSouthAfrica(new Date()));
  const facts = listFacts(job, own, last).map(({ name, term, words }) => ({
    term,
    detail: (
      <>
        {words}
        {name === 'closesOn' ? <span className="block font-normal text-ink-soft text-sm">{left}</span> : null}
      </>
    ),
  }));
  return [...facts, ...tagFacts(job)];
}

interface JobDescriptionProps {
  readonly job: JobDetail;
  /** For a rep, who sees their net pay beside it, and their progress with its courses elsewhere. */
  readonly forRep?: boolean;
  /** What sales pay, where they do. */
  readonly sales?: SalesTerms | null | undefined;
  readonly className?: string;
}

/** The full text of a job. */
export function JobDescription({ job, forRep = false, sales, className }: JobDescriptionProps) {
  const { words: courses } = factOf(job, 'asksCourses');
  return (
    <Card className={clsx('min-w-0', className)}>
      <div className="grid gap-5">
        <div className="grid gap-1">
          {/* What sales pay is beside it, with the most. */}
          <JobPay job={sales ? { ...job, saleCents: null, saleBasisPoints: null } : job} />
          {forRep ? <TakeHome job={job} when /> : null}
          {sales ? <SalesPay terms={sales} /> : null}
        </div>
        <TagChips tags={job.tags} />
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
        {courses && !forRep ? (
          <div>
            <h3 className="mb-1 text-base">Courses to finish first</h3>
            <p className="break-words">{courses}</p>
          </div>
        ) : null}
        <WorkMarks work={job} />
      </div>
    </Card>
  );
}
