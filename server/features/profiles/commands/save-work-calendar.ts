import { eq, sql } from 'drizzle-orm';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { tidyCalendar } from '#domain/profiles/work-calendar.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { repProfiles } from '../tables.ts';
import { holdRep } from './hold-profile.ts';
import { repProfileChanged } from './profile-events.ts';

/** Replaces the actor's availability. */
export async function saveWorkCalendar(tx: Tx, actor: RepActor, said: WorkCalendar): Promise<WorkCalendar> {
  await holdRep(tx, actor);
  const calendar = tidyCalendar(said, dayInSouthAfrica(new Date()));
  const { weekdays: workWeekdays, daysOff, daysOn } = calendar;
  await tx.db
    .update(repProfiles)
    .set({ workWeekdays, daysOff, daysOn, updatedAt: sql`now()` })
    .where(eq(repProfiles.id, actor.repId));
  await tx.emit(repProfileChanged, { repId: actor.repId, changed: [] });
  return calendar;
}
