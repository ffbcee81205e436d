import { eq } from 'drizzle-orm';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { openCalendar } from '#domain/profiles/work-calendar.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { repProfiles } from '../tables.ts';

export const calendarColumns = {
  weekdays: repProfiles.workWeekdays,
  daysOff: repProfiles.daysOff,
  daysOn: repProfiles.daysOn,
};

/** The actor's availability by day. */
export async function showWorkCalendar(db: Db, { repId }: Pick<RepActor, 'repId'>): Promise<WorkCalendar> {
  const [calendar] = await db.select(calendarColumns).from(repProfiles).where(eq(repProfiles.id, repId));
  return calendar ?? openCalendar;
}
