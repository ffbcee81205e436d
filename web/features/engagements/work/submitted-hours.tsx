import type { z } from 'zod';
import type { hoursSubmission, WorkPicture } from '#contract/engagements/attendance.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { linkAsSide, ShownPictures } from '../shown-pictures.tsx';
import { writeHours } from './hours.ts';

interface WorkSubmittedHoursProps {
  readonly handIns: readonly z.output<typeof hoursSubmission>[];
  readonly weeks: number;
  readonly work: Pick<Engagement, 'id' | 'asksCount'>;
  readonly pictures: readonly WorkPicture[];
}

/** The submitted hours, latest first. */
export function WorkSubmittedHours({ handIns, weeks, work, pictures }: WorkSubmittedHoursProps) {
  return (
    <Card title="Submitted hours">
      <ul className="grid gap-5">
        {handIns.toReversed().map(({ id, milestone, lines, sold, at }) => (
          <li key={id} className="min-w-0">
            <p className="text-ink-soft text-sm">
              {weeks > 1 ? `Week ${milestone}, ` : ''}
              {formatDateTime(at)}
            </p>
            <ul className="mt-1 grid gap-1.5">
              {lines.map(({ day, minutes, text }) => (
                <li key={day} className="break-words text-[0.9375rem] leading-normal">
                  <strong className="figures">
                    {nameDay(day)}, {writeHours(minutes)} hours:
                  </strong>{' '}
                  <span className="whitespace-pre-line">{text}</span>
                </li>
              ))}
            </ul>
            {sold === null ? null : (
              <p className="figures mt-1 text-[0.9375rem]">
                {work.asksCount ?? 'Counted'}: {formatCount(sold)}
              </p>
            )}
            <ShownPictures
              pictures={pictures.filter((one) => one.milestone === milestone)}
              linkOf={linkAsSide(work.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
