import { sql } from 'drizzle-orm';
import { alertsADay } from '#domain/matching/notified-at-once.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isEligibleRep } from '../../queries/may-meet.ts';

interface Asked {
  readonly jobId: string;
  readonly repIds: readonly string[];
  /** The day in South Africa. */
  readonly today: string;
}

/**
 * The reps among these who may be notified of a job: they want alerts, may work, haven't had enough alerts today, and are neither invited nor dropped
 * by the team. Returns account by profile. Locks the accounts, so that none is deleted before the commit.
 */
export async function lockNotifiable(tx: Tx, { jobId, repIds, today }: Asked): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.db.execute<{ repId: string; userId: string }>(sql`
    select r.id as "repId", owner.id as "userId"
    from rep_profiles r join users owner on owner.id = r.user_id
    left join notification_choices c on c.user_id = owner.id
    where r.id = any(${sql.param(repIds)}::uuid[]) and ${isEligibleRep()} and coalesce(c.fitting_jobs, true)
      and (select count(*) from match_alerts a where a.rep_id = r.id and a.told_on = ${today}::date) < ${alertsADay}
      and not exists (
        select from match_invitations i where i.job_id = ${jobId}::uuid and i.rep_id = r.id and i.taken_back_at is null)
      and not exists (
        select from match_proposals p where p.job_id = ${jobId}::uuid and p.rep_id = r.id and p.state = 'dropped')
    order by owner.id for key share of owner`);
  return new Map(rows.map(({ repId, userId }) => [repId, userId]));
}
