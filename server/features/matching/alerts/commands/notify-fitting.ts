import { and, eq, sql } from 'drizzle-orm';
import { hasEnoughApplicants } from '#domain/jobs/enough-applicants.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import { alertsADay, chooseNotified, isNews } from '#domain/matching/notified-at-once.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { briefReasons, explainMatch } from '#texts/matching/explain-match.ts';
import { countOpen } from '../../../applications/queries/count-open.ts';
import { jobApplications } from '../../../applications/tables.ts';
import type { HeldJob } from '../../../jobs/commands/lock-job.ts';
import { notifyUsers } from '../../../notifications/commands/notify-users.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import type { DescribedJob } from '../../queries/describe-jobs.ts';
import type { Ranked } from '../../queries/rank-pairs.ts';
import { rankReps } from '../../queries/rank-reps.ts';
import { type ActiveModel, readModel } from '../../queries/read-model.ts';
import { matchJobs } from '../../tables.ts';
import { lockNotifiable } from '../queries/lock-notifiable.ts';

/**
 * Notifies the best fitting reps of an open job, once, however often it is matched. A rep who is being notified of two jobs concurrently gets one of
 * the two alerts.
 */
export async function notifyFitting(tx: Tx, job: DescribedJob, held: HeldJob): Promise<void> {
  const { id: jobId } = job;
  const [matched] = await tx.db
    .select({ notifiedAt: matchJobs.notifiedAt })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, jobId))
    // Locked, so that the second of two concurrent runs sees that the first has notified.
    .for('update');
  if (!matched || matched.notifiedAt) return;
  await tx.db.update(matchJobs).set({ notifiedAt: now() }).where(eq(matchJobs.jobId, jobId));
  if (!isNews(job.createdAt, now()) || hasEnoughApplicants(held, await countOpen(tx.db, jobId))) return;
  const active = await readModel(tx.db);
  const kept = await keepAlerts(tx, jobId, await chooseAmong(tx, active, job));
  await notifyReps(tx, active, job, { reps: kept, ownerId: held.ownerId });
}

type Chosen = Ranked & { readonly userId: string };

async function chooseAmong(tx: Tx, active: ActiveModel, job: DescribedJob): Promise<Chosen[]> {
  const ranked = await rankReps(tx.db, active, job);
  const repIds = ranked.map(({ repId }) => repId);
  const userIds = await lockNotifiable(tx, { jobId: job.id, repIds, today: dayInSouthAfrica(now()) });
  const free = ranked.flatMap((one) => {
    const userId = userIds.get(one.repId);
    return userId === undefined ? [] : [{ ...one, userId, isNewcomer: isNewcomer(one.rep.rep) }];
  });
  const taken = and(eq(jobApplications.jobId, job.id), eq(jobApplications.status, 'accepted'));
  return chooseNotified(free, job.positions - (await tx.db.$count(jobApplications, taken)));
}

/** Stores the alerts. Leaves out reps who are being notified of another job, or have had enough alerts today. */
async function keepAlerts(tx: Tx, jobId: string, chosen: readonly Chosen[]): Promise<Chosen[]> {
  const repIds = chosen.map(({ repId }) => repId);
  const { rows } = await tx.db.execute<{ repId: string }>(sql`
    insert into match_alerts (job_id, rep_id, told_on, turn, told_at)
    select ${jobId}::uuid, id, today, earlier + 1, ${now().toISOString()}::timestamptz
    from unnest(${sql.param(repIds)}::uuid[]) as id
    cross join (values (${dayInSouthAfrica(now())}::date)) as days (today)
    cross join lateral (
      select count(*)::int as earlier from match_alerts a where a.rep_id = id and a.told_on = today) told
    where earlier < ${alertsADay} order by id
    on conflict do nothing returning rep_id as "repId"`);
  const kept = new Set(rows.map(({ repId }) => repId));
  return chosen.filter(({ repId }) => kept.has(repId));
}

async function notifyReps(
  tx: Tx,
  { model }: ActiveModel,
  { id: jobId, title: jobTitle, businessId }: DescribedJob,
  { reps, ownerId }: { readonly reps: readonly Chosen[]; readonly ownerId: string },
): Promise<void> {
  const [business] = await tx.db
    .select({ name: businessProfiles.companyName })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId));
  if (!business) return;
  await notifyUsers(tx, {
    notifications: reps.map(({ userId, job, rep, features }) => ({
      userId,
      aboutUserId: ownerId,
      content: {
        kind: 'job.fits',
        ...{ jobId, jobTitle, name: business.name },
        reasons: briefReasons(explainMatch(model, job, rep, features, 'rep')),
      },
      how: { once: `job.fits ${jobId}` },
    })),
  });
}
