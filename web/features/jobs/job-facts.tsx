import { Briefcase, CalendarDays, Clock, GraduationCap, MapPin } from 'lucide-react';
import type { JobDetail, JobSummary } from '#contract/jobs/jobs.ts';
import { formatDay } from '#web/lib/format-time.ts';

const placeOf = ({ location }: Pick<JobSummary, 'location'>): string =>
  location.province && location.province !== location.name ? `${location.name}, ${location.province}` : location.name;

/** The facts of a job in one wrapping line, each with its icon. */
export function JobFacts({ job }: { job: JobSummary & Partial<Pick<JobDetail, 'startDate'>> }) {
  const facts = [
    { Icon: MapPin, text: placeOf(job) },
    { Icon: Briefcase, text: job.jobType },
    { Icon: GraduationCap, text: job.experienceRequired },
    ...(job.duration ? [{ Icon: Clock, text: job.duration === 'ongoing' ? 'Ongoing' : job.duration }] : []),
    ...(job.startDate ? [{ Icon: CalendarDays, text: `Starts ${formatDay(job.startDate)}` }] : []),
  ];
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
