import type { WorkPicture } from '#contract/engagements/attendance.ts';
import { type PaidHours, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { formatCount } from '#web/lib/format.ts';
import type { LinkOfFile } from '../shown-file.tsx';
import { ShownPictures } from '../shown-pictures.tsx';
import { nameMinutes } from './words.ts';

interface HoursLinesProps {
  readonly lines: readonly { readonly day: string; readonly minutes: number; readonly text: string }[];
  readonly sold: number | null;
  /** Of the gig; null while the hours aren't set. */
  readonly schedule: PaidHours | null;
  /** The requested counts. */
  readonly asksCount: string | null;
  readonly pictures: readonly WorkPicture[];
  readonly linkOf: LinkOfFile;
}

/** The submitted hours, day by day. */
export function HoursLines({ lines, sold, schedule, asksCount, pictures, linkOf }: HoursLinesProps) {
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const paid = schedule && paidMinutes(schedule);
  const overtime = lines.reduce((sum, line) => sum + (paid === null ? 0 : Math.max(0, line.minutes - paid)), 0);
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <li key={line.day} className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <p className="figures font-semibold text-[0.9375rem]">
              {nameDay(line.day)} · {nameMinutes(line.minutes)}
            </p>
            <p className="whitespace-pre-line break-words">{line.text}</p>
          </li>
        ))}
      </ul>
      <p className="figures mt-2.5 text-[0.9375rem] text-ink-soft">
        {nameMinutes(minutes)} in total
        {overtime > 0 ? `, including ${nameMinutes(overtime)} overtime` : ''}
        {sold === null ? '' : ` · ${asksCount ?? 'Sold, handed out or counted'}: ${formatCount(sold)}`}
      </p>
      <ShownPictures pictures={pictures} linkOf={linkOf} />
    </>
  );
}
