import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SubmitHoursInput } from '#contract/engagements/attendance.ts';
import { mostMinutes } from '#domain/engagements/milestones.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { lockOwnEngagement, moveMilestone } from '../../commands/move-milestone.ts';
import type { EngagementRow } from '../../tables.ts';
import { hoursSubmissions, workPictures } from '../tables.ts';

/** Refuses a submission without the proof that was agreed. */
async function insistOnAsks(
  tx: Tx,
  { asksPictures, asksCount }: EngagementRow,
  { milestoneId, sold }: Pick<SubmitHoursInput, 'sold'> & { readonly milestoneId: string },
): Promise<void> {
  if (asksPictures && (await tx.db.$count(workPictures, eq(workPictures.milestoneId, milestoneId))) === 0)
    throw new Refusal('hand_in.pictures_missing');
  if (asksCount !== null && sold === null)
    throw new Refusal('hand_in.count_missing', { fields: [{ field: 'sold', message: 'Enter the number, or 0.' }] });
}

/** Refuses more minutes for a day than its shift and overtime allow, also across several lines. */
function limitHours({ schedule }: EngagementRow, lines: SubmitHoursInput['lines']): void {
  const most = mostMinutes(schedule);
  if (most === null) return;
  const ofDay = Map.groupBy(lines, ({ day }) => day);
  const total = (day: string) => (ofDay.get(day) ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
  const over = lines.flatMap(({ day }, at) =>
    total(day) > most
      ? [{ field: `lines.${at}.minutes`, message: `At most ${most / 60} hours, including overtime.` }]
      : [],
  );
  if (over.length > 0) throw new Refusal('hand_in.too_many_hours', { fields: over });
}

/** Submits the rep's hours and proof. */
export async function submitHours(
  tx: Tx,
  { repId }: RepActor,
  { engagementId, lines, sold }: SubmitHoursInput & { readonly engagementId: string },
): Promise<void> {
  const locked = await lockOwnEngagement(tx, { repId }, engagementId);
  const row = locked.milestones.find(({ status }) => status === 'active');
  if (!row) throw new Refusal('engagement.moved_on');
  if (lines.some(({ day }) => !row.days.includes(day))) throw new Refusal('engagement.not_that_day');
  limitHours(locked.engagement, lines);
  await insistOnAsks(tx, locked.engagement, { milestoneId: row.id, sold });
  await tx.db.insert(hoursSubmissions).values({ id: uuidv7(), milestoneId: row.id, lines, sold, createdAt: now() });
  await moveMilestone(tx, locked, row, { move: 'hand_in', by: 'rep' });
}
