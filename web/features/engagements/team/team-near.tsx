import type { UseQueryResult } from '@tanstack/react-query';
import type { Result } from '#contract/endpoint.ts';
import type { EmptyPlace, TeamShift, teamApi } from '#contract/engagements/team.ts';
import { teamAddress, teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { plural } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type CodeJob, CodeOfDay, jobsOfDay } from './codes.tsx';
import { TeamDay } from './day.tsx';
import { countWords } from './words.ts';

export type TeamNear = UseQueryResult<Result<typeof teamApi.near>>;

/** Who works today and tomorrow: confirmed, on site, late or missing, with the day's code and the open places. */
export function TeamNearCard({ near: { data } }: { readonly near: TeamNear }) {
  if (!data || data.shifts.length === 0) return null;
  const { today, shifts, emptyPlaces } = data;
  // A shift that began last night runs today.
  const shown = (day: string) => shifts.filter((shift) => shift.day === day || (day === today && shift.day < day));
  const days = [today, addDays(today, 1)].filter((day) => shown(day).length > 0);
  return (
    <Card
      title={days[0] === today ? 'Your team today' : 'Your team tomorrow'}
      action={
        <LinkButton to={teamAddress()} variant="ghost" size="small">
          Open My Team
        </LinkButton>
      }
    >
      <div className="grid gap-6">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            name={day === today ? 'Today' : 'Tomorrow'}
            shifts={shown(day)}
            emptyPlaces={emptyPlaces.filter((place) => place.day === day)}
            codes={day === today ? jobsOfDay(shifts, data) : []}
          />
        ))}
      </div>
    </Card>
  );
}

interface DayProps {
  readonly day: string;
  readonly name: string;
  readonly shifts: readonly TeamShift[];
  readonly emptyPlaces: readonly EmptyPlace[];
  readonly codes: readonly CodeJob[];
}

function Day({ day, name, shifts, emptyPlaces, codes }: DayProps) {
  return (
    <section aria-label={`${name}, ${nameDay(day)}`} className="grid min-w-0 gap-3">
      <h3 className="text-base">
        {name}, <time dateTime={day}>{nameDay(day)}</time>
        <span className="ms-2 font-normal font-sans text-ink-soft text-sm">{countWords(shifts)}</span>
      </h3>
      {emptyPlaces.map((place) => (
        <Alert
          key={place.jobId}
          tone="warning"
          title={`${plural(place.places, 'place')} empty: ${place.jobTitle}`}
          action={
            <LinkButton to={teamWorkAddress(place.engagementId)} size="small" full="phone">
              Replace<span className="sr-only"> the rep for {place.jobTitle}</span>
            </LinkButton>
          }
        >
          See who else applied and is free.
        </Alert>
      ))}
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2 lg:*:only:col-span-2">
        <TeamDay day={day} shifts={shifts} />
        {codes.length > 0 ? (
          <ul aria-label="Today’s check-in codes" className="grid gap-4">
            {codes.map((job) => (
              <li key={job.jobId} className="min-w-0">
                <CodeOfDay job={job} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
