import type { Gig } from '#contract/applications/gigs.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import { formatDay } from '#web/lib/format-time.ts';

/** The gig's times, as far as the job fixes them. */
export function gigTime({ schedule, startDate, as, companyName, contact }: Gig): string {
  const fixed = describeSchedule({ schedule, startDate });
  if (fixed) return `${fixed} SAST`;
  const other = contact?.name ?? (as === 'rep' ? companyName : 'the rep');
  return startDate ? `From ${formatDay(startDate)}, as agreed with ${other}` : `As agreed with ${other}`;
}

/** The gig's place, on one line. */
export const gigPlace = ({ locationAddress, location }: Pick<Gig, 'locationAddress' | 'location'>): string =>
  [locationAddress, location.name, location.province].filter(Boolean).join(', ');

/** A plain link: no map is loaded before it is clicked. */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, South Africa` })}`;
