import { eq, sql } from 'drizzle-orm';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { tidyCalendar } from '#domain/work-calendar.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { repProfiles } from '../tables.ts';

/** Replaces what the actor said about their days. */
export async function saveWorkCalendar(tx: Tx, { repId }: RepActor, said: WorkCalendar): Promise<WorkCalendar> {
  const calendar = tidyCalendar(said, dayInSouthAfrica(new Date()));
  const { weekdays: workWeekdays, daysOff, daysOn } = calendar;
  await tx.db
    .update(repProfiles)
    .set({ workWeekdays, daysOff, daysOn, updatedAt: sql`now()` })
    .where(eq(repProfiles.id, repId));
  return calendar;
}
