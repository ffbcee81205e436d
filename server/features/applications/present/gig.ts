import type { Gig } from '#contract/applications/gigs.ts';
import { contactStatus } from '#domain/engagements/contact.ts';
import { isToCome, lastDayOf } from '#domain/jobs/next-gigs.ts';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { presentLocation } from '../../catalogue/present.ts';
import type { GigRow } from '../queries/find-gig.ts';
import { writeCalendar } from './calendar.ts';

/** The gig with the contact details of the other side, if the rule shows them now. */
export function presentGig(row: GigRow, { repId }: Pick<SignedInActor, 'repId'>): Gig {
  const { ofRep, ofBusiness, repName, location, repId: hired, decidedAt: _, status, milestones, ...said } = row;
  const as = hired === repId ? 'rep' : 'business';
  const { gone, ...reach } = as === 'rep' ? ofBusiness : ofRep;
  const name = as === 'rep' ? row.companyName : repName;
  const accepted = status === 'accepted';
  const today = dayInSouthAfrica(now());
  const contact = contactStatus({ accepted, lastDay: lastDayOf(row), milestones }, today);
  return {
    ...said,
    as,
    isToCome: accepted && isToCome(row, today),
    location: presentLocation(location),
    contact: gone ? null : contact === 'open' ? { status: contact, name, ...reach } : { status: contact, name },
  };
}

/** A calendar file with each shift as an appointment. */
export function presentGigCalendar(row: GigRow, actor: Pick<SignedInActor, 'repId'>): string {
  const { as, applicationId, jobTitle, startDate, location, locationAddress, bring, contact } = presentGig(row, actor);
  const other = contact?.name ?? (as === 'rep' ? row.companyName : row.repName);
  const shared = {
    title: `${jobTitle}: ${other}`,
    place: [locationAddress, location.name, location.province].filter(Boolean).join(', '),
    description: [
      bring && `What to bring:\n${bring}`,
      contact?.status === 'open' && [contact.name, contact.phone, contact.email].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
  const shifts = shiftsOf(row);
  if (shifts.length > 0)
    return writeCalendar(
      shifts.map(({ day, start, end }) => ({ ...shared, id: `${applicationId}-${day}`, start, end })),
    );
  if (startDate === null) throw new Refusal('gig.days_open');
  return writeCalendar([{ ...shared, id: `${applicationId}-${startDate}`, day: startDate }]);
}
