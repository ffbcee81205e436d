import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WeekInterview } from '#contract/applications/interview-week.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { addDays, dayInSouthAfrica, daysFromTo } from '#domain/shared/calendar-day.ts';
import { weekAheadOf } from '#domain/shared/week.ts';
import { nameSpan } from '#texts/jobs/schedule.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatDateTime, formatDay, formatDays, formatTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { WeekSteps } from '#web/ui/week-steps.tsx';
import { boardAddress } from '../board/board-address.ts';
import { interviewWeekQuery } from './api.ts';

const endOf = ({ at, minutes }: WeekInterview) => new Date(Date.parse(at) + minutes * 60_000);

/**
 * The interviews of a business, a week at a time: seven columns where there is room, else a list of days. Hidden when
 * none is agreed for this week or later.
 */
export function InterviewWeek() {
  const today = dayInSouthAfrica(new Date());
  const thisWeek = weekAheadOf(today);
  const [from, setFrom] = useState(thisWeek);
  const query = useQuery({
    ...interviewWeekQuery(from),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.items ?? [];
  const days = daysFromTo(from, addDays(from, 6)).map((day) => ({
    day,
    meetings: items.filter(({ at }) => dayInSouthAfrica(new Date(at)) === day),
  }));
  // While another week loads, the previous one says nothing about it.
  const empty = query.data && !query.isPlaceholderData && days.every(({ meetings }) => meetings.length === 0);
  const nextAt = query.data?.nextAt ?? null;
  if (from === thisWeek && ((empty && nextAt === null) || query.isPending)) return null;
  return (
    <Card
      title="Interviews"
      description={formatDays(from, addDays(from, 6))}
      action={
        <WeekSteps
          onThisWeek={from === thisWeek ? null : () => setFrom(thisWeek)}
          onStep={(weeks) => setFrom(addDays(from, 7 * weeks))}
        />
      }
    >
      {query.data ? (
        <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
          {days.map(({ day, meetings }) => (
            <li key={day} className={meetings.length === 0 ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>
              <h3 className={day === today ? 'mb-1.5 text-brand text-sm' : 'mb-1.5 text-sm'}>
                <time dateTime={day}>{formatDay(day).split(' ').slice(0, 2).join(' ')}</time>
                {day === today ? <span className="sr-only"> (today)</span> : null}
              </h3>
              <ul className="grid gap-1.5">
                {meetings.map((meeting) => (
                  <li key={meeting.interviewId}>
                    <Meeting meeting={meeting} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ) : query.error ? (
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonText lines={2} />
      )}
      {empty ? (
        <EmptyWeek nextAt={from < thisWeek ? null : nextAt} onShow={(day) => setFrom(weekAheadOf(day))} />
      ) : null}
    </Card>
  );
}

interface EmptyWeekProps {
  readonly nextAt: string | null;
  readonly onShow: (day: string) => void;
}

function EmptyWeek({ nextAt, onShow }: EmptyWeekProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] lg:mt-3">
      <p className="text-ink-soft">
        No interviews this week.{nextAt ? ` Your next one is on ${formatDateTime(nextAt)}.` : null}
      </p>
      {nextAt ? (
        <Button variant="secondary" size="small" onClick={() => onShow(dayInSouthAfrica(new Date(nextAt)))}>
          Show next interview
        </Button>
      ) : null}
    </div>
  );
}

function Meeting({ meeting }: { readonly meeting: WeekInterview }) {
  const { applicationId, jobId, jobTitle, repName, at } = meeting;
  return (
    <Link
      to={`${ownJobAddress(jobId)}${boardAddress({ show: 'interview', applicant: applicationId })}`}
      className="block rounded-control bg-brand-soft px-3 py-2 text-on-brand-soft hover:underline lg:px-2"
    >
      <span className="figures block font-semibold text-sm">
        {nameSpan(formatTime(at), formatTime(endOf(meeting)))}
      </span>
      <span className="block break-words font-semibold text-[0.9375rem] leading-snug">{repName}</span>
      <span className="line-clamp-2 break-words text-sm leading-snug">{jobTitle}</span>
    </Link>
  );
}
