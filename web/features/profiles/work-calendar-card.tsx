import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Weekday, weekdays } from '#contract/catalogue/options.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { canWork, tidyCalendar, toggleDay } from '#domain/profiles/work-calendar.ts';
import { addDays, dayInSouthAfrica, daysFromTo } from '#domain/shared/calendar-day.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { MonthCalendar } from '#web/ui/month-calendar.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import { useSaveWorkCalendar, workCalendarQuery } from './api.ts';
import { AvailabilityQuestion } from './availability-question.tsx';

const daysShown = 180;

/** The days on which the rep can work; every tap is saved immediately. */
export function WorkCalendarCard({ profile }: { readonly profile: RepProfile }) {
  const { data, error, isFetching, refetch } = useQuery(workCalendarQuery);
  return (
    <Card
      title="Your days"
      description="The days you can work. When you apply, we tell the business if any of its days don’t suit you."
    >
      {data ? (
        <Days calendar={data} profile={profile} />
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Card>
  );
}

function Days({ calendar, profile }: { readonly calendar: WorkCalendar; readonly profile: RepProfile }) {
  const save = useSaveWorkCalendar();
  // Tapped days, until the server confirms them.
  const [tapped, setTapped] = useState<WorkCalendar | null>(null);
  const shown = tapped ?? calendar;
  const today = dayInSouthAfrica(new Date());
  const last = addDays(today, daysShown);

  async function change(next: WorkCalendar) {
    setTapped(next);
    try {
      await save.mutateAsync({ body: next });
      setTapped((latest) => (latest === next ? null : latest));
    } catch (error) {
      setTapped(null);
      failureToast('We couldn’t save your days', error);
    }
  }

  return (
    <>
      <AvailabilityQuestion
        profile={profile}
        weekdays={shown.weekdays}
        onWeek={(weekdays) => void change(tidyCalendar({ ...shown, weekdays }, today))}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <ToggleGroup
            legend="Every week"
            options={weekdays}
            chosen={shown.weekdays ?? weekdays}
            onChange={(chosen) =>
              void change(
                tidyCalendar(
                  { ...shown, weekdays: chosen.length === weekdays.length ? null : (chosen as Weekday[]) },
                  today,
                ),
              )
            }
          />
          <Exceptions label="Off" days={shown.daysOff} />
          <Exceptions label="Extra days" days={shown.daysOn} />
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-[0.9375rem]">Single days</legend>
          <p className="mb-2 text-ink-soft text-sm">Tap a day to change it. You can work on the marked days.</p>
          <MonthCalendar
            label="Days you can work"
            chosen={daysFromTo(today, last).filter((day) => canWork(shown, day))}
            onToggle={(day) => void change(toggleDay(shown, day))}
            min={today}
            max={last}
            today={today}
          />
        </fieldset>
      </div>
    </>
  );
}

function Exceptions({ label, days }: { readonly label: string; readonly days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <p className="text-[0.9375rem]">
      <span className="font-semibold">{label}:</span> {nameDays(days)}
    </p>
  );
}
