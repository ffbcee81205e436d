import type { JobDetail } from '#contract/jobs/jobs.ts';
import { changesBetween } from './job-changes.ts';

interface JobChangeListProps {
  readonly before: JobDetail;
  readonly after: JobDetail;
}

/** The list of changes by the business; renders nothing if the versions are equal. */
export function JobChangeList({ before, after }: JobChangeListProps) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <ul className="mt-2 grid list-disc gap-1 ps-5">
      {changes.map(({ label, from, to }) => (
        <li key={label} className="break-words">
          {from === null ? `${label}: changed` : `${label}: was ${from}, now ${to}`}
        </li>
      ))}
    </ul>
  );
}
