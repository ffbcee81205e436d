import { useQuery } from '@tanstack/react-query';
import { engagementTimes } from '#contract/agreed-terms.ts';
import type { TeamShift } from '#contract/engagements/team.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { codeQuery } from './api.ts';

export interface CodeJob {
  readonly jobId: string;
  readonly jobTitle: string;
}

/** The jobs at which reps check in today, or check out of a shift that began yesterday. */
export function jobsOfDay(
  shifts: readonly TeamShift[],
  { today, now }: { readonly today: string; readonly now: string },
): CodeJob[] {
  const closed = (endsAt: string) => Date.parse(endsAt) + engagementTimes.checkOutLateHours * 3_600_000;
  const opens = (startsAt: string) => Date.parse(startsAt) - engagementTimes.checkInEarlyMinutes * 60_000;
  const isOn = ({ day, startsAt, endsAt }: TeamShift) =>
    day === today || (opens(startsAt) <= Date.parse(now) && Date.parse(now) < closed(endsAt));
  const expected = shifts.filter((shift) => isOn(shift) && shift.presence !== null);
  return [...new Map(expected.map(({ jobId, jobTitle }) => [jobId, { jobId, jobTitle }])).values()];
}

const inThrees = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

interface CodeOfDayProps {
  readonly job: CodeJob;
  /** As large as possible, to show or print. */
  readonly large?: boolean;
}

/** Six digits, and a QR code that opens the check-in on the rep's own phone. */
export function CodeOfDay({ job, large = false }: CodeOfDayProps) {
  const query = useQuery(codeQuery(job.jobId));
  const Heading = large ? 'h2' : 'h3';
  if (!query.data && query.error)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <section aria-label={`Code for ${job.jobTitle}`} className={large ? 'text-center' : 'flex items-center gap-4'}>
      {query.data ? (
        <img
          src={query.data.picture}
          alt="QR code that opens the check-in"
          className={
            large
              ? 'mx-auto aspect-square w-full max-w-md rounded-card border border-line print:max-w-[14cm] print:border-0'
              : 'size-[min(6rem,30vw)] shrink-0 rounded-control border border-line'
          }
        />
      ) : (
        <Skeleton className={large ? 'mx-auto aspect-square w-full max-w-md' : 'size-24'} label="Loading the code" />
      )}
      <div className={large ? 'mt-4' : 'min-w-0'}>
        <p
          className={`figures font-bold font-display tracking-wide ${large ? 'text-6xl print:text-8xl' : 'text-3xl'}`}
          data-testid="code-of-day"
        >
          {query.data ? inThrees(query.data.code) : '··· ···'}
        </p>
        <Heading className={large ? 'mt-3 text-2xl wrap-anywhere' : 'mt-1 text-base wrap-anywhere'}>
          {job.jobTitle}
        </Heading>
        {query.data ? (
          <p className="text-ink-soft">
            <time dateTime={query.data.day}>{formatDay(query.data.day)}</time>
          </p>
        ) : null}
      </div>
    </section>
  );
}
