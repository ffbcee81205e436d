import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamAddress } from '#contract/site/portal-addresses.ts';
import { addDays, daysFromTo } from '#domain/shared/calendar-day.ts';
import { weekAheadOf } from '#domain/shared/week.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatDays } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WeekSteps } from '#web/ui/week-steps.tsx';
import { teamWeekQuery } from './api.ts';
import { TeamDay } from './day.tsx';

/** The reps of each day, a week at a time: seven columns where there is room, else a list of days. */
export function TeamWeek({ jobId }: { readonly jobId?: string | undefined }) {
  const [from, setFrom] = useState<string>();
  const query = useQuery({ ...teamWeekQuery(from), placeholderData: keepPreviousData });
  const { data } = query;
  if (!data)
    return query.error ? (
      <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <Card title="This week">
        <SkeletonText lines={4} />
      </Card>
    );
  const first = from ?? data.from;
  const shifts = data.shifts.filter((shift) => jobId === undefined || shift.jobId === jobId);
  const days = daysFromTo(first, addDays(first, 6)).map((day) => ({
    day,
    // A shift that began the night before and still runs on the first day is listed there.
    shifts: shifts.filter((shift) => shift.day === day || (day === first && shift.day < first)),
  }));
  // While another week loads, the previous one says nothing about it.
  const empty = !query.isPlaceholderData && days.every((one) => one.shifts.length === 0);
  return (
    <Card
      title="Your week"
      description={formatDays(first, addDays(first, 6))}
      action={
        <WeekSteps
          onThisWeek={first === weekAheadOf(data.today) ? null : () => setFrom(undefined)}
          onStep={(weeks) => setFrom(addDays(first, 7 * weeks))}
        />
      }
    >
      <ol className="grid gap-5 lg:grid-cols-7 lg:gap-2">
        {days.map(({ day, shifts: ofDay }) => (
          <li key={day} className={ofDay.length === 0 ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>
            <h3 className={day === data.today ? 'mb-1.5 text-brand text-sm' : 'mb-1.5 text-sm'}>
              <time dateTime={day}>{nameDay(day)}</time>
              {day === data.today ? <span className="lg:sr-only"> (today)</span> : null}
            </h3>
            <TeamDay day={day} shifts={ofDay} />
          </li>
        ))}
      </ol>
      {empty ? (
        <p className="text-[0.9375rem] text-ink-soft lg:mt-3">
          No gigs this week{jobId === undefined ? '' : ' for this job'}.{' '}
          <TextLink to={teamAddress({ show: 'work', job: jobId })}>See all gigs</TextLink>
        </p>
      ) : null}
      {data.more ? (
        <Alert className="mt-4">This week has more reps than we can show. Choose a job to see its reps.</Alert>
      ) : null}
    </Card>
  );
}
