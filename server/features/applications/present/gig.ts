import type { Gig } from '#contract/applications/gigs.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { workingDays } from '#domain/job-schedule.ts';
import { isToCome } from '#domain/next-gigs.ts';
import { now } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { presentLocation } from '../../catalogue/present.ts';
import type { GigRow } from '../queries/find-gig.ts';
import { writeCalendar } from './calendar.ts';

/** Of the two contacts it tells the other one's: nobody needs their own, and a closed account has none. */
export function presentGig(row: GigRow, { repId }: Pick<SignedInActor, 'repId'>): Gig {
  const { ofRep, ofBusiness, repName, location, repId: hired, decidedAt: _, status, ...said } = row;
  const as = hired === repId ? 'rep' : 'business';
  const { gone, ...contact } = as === 'rep' ? ofBusiness : ofRep;
  const name = as === 'rep' ? row.companyName : repName;
  return {
    ...said,
    as,
    isToCome: status === 'accepted' && isToCome(row, dayInSouthAfrica(now())),
    location: presentLocation(location),
    contact: gone ? null : { name, ...contact },
  };
}

/** Each day of the work as an appointment of its own. Refusal: gig.days_open. */
export function presentGigCalendar(row: GigRow, actor: Pick<SignedInActor, 'repId'>): string {
  const { as, applicationId, jobTitle, schedule, startDate, location, locationAddress, bring, contact } = presentGig(
    row,
    actor,
  );
  const other = contact?.name ?? (as === 'rep' ? row.companyName : row.repName);
  const shared = {
    title: `${jobTitle}: ${other}`,
    place: [locationAddress, location.name, location.province].filter(Boolean).join(', '),
    description: [
      bring && `What to bring:\n${bring}`,
      contact && [contact.name, contact.phone, contact.email].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
  const days = workingDays(row);
  if (schedule !== null && days.length > 0) {
    const at = (day: string, time: string) => new Date(`${day}T${time}:00+02:00`);
    return writeCalendar(
      days.map((day) => ({
        ...shared,
        id: `${applicationId}-${day}`,
        start: at(day, schedule.from),
        end: at(day, schedule.to),
      })),
    );
  }
  if (startDate === null) throw new Refusal('gig.days_open');
  return writeCalendar([{ ...shared, id: `${applicationId}-${startDate}`, day: startDate }]);
}
