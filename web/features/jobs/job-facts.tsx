import { Briefcase, CalendarDays, Clock, GraduationCap, MapPin } from 'lucide-react';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { factOf } from './job-words.ts';

const shown = [
  ['schedule', CalendarDays],
  ['location', MapPin],
  ['jobType', Briefcase],
  ['experienceRequired', GraduationCap],
  ['duration', Clock],
] as const;

const wordsOf = (job: JobSummary, name: (typeof shown)[number][0]) => {
  const { words, brief } = factOf(job, name);
  return name === 'schedule' ? brief : words;
};

/** The facts of a job in one wrapping line, each with its icon. */
export function JobFacts({ job }: { job: JobSummary }) {
  const facts = shown.map(([name, Icon]) => ({ Icon, text: wordsOf(job, name) })).filter(({ text }) => text);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-[0.9375rem] text-ink-soft">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
