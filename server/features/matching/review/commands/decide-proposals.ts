import { and, eq, inArray, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobs } from '../../../jobs/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { matchJobsLater } from '../../commands/match-events.ts';
import { keepQueue } from '../../commands/write-proposals.ts';
import { rankNow } from '../../queries/select-proposals.ts';
import { matchProposals } from '../../tables.ts';
import { holdMatchJob } from './lock-match-job.ts';

interface Decided {
  readonly jobId: string;
  /** The version of the job that was reviewed. */
  readonly jobVersion: number;
  readonly decisions: readonly {
    readonly repId: string;
    /** The version of the profile that was reviewed. */
    readonly profileVersion: number;
    readonly state: 'approved' | 'dropped';
    readonly reason: string | null;
  }[];
}

/** Approves or drops proposals, all of them or none. */
export async function decideProposals(
  tx: Tx,
  actor: AdminActor,
  { jobId, jobVersion, decisions }: Decided,
): Promise<void> {
  await holdMatchJob(tx, actor, jobId);
  const [job] = await tx.db.select({ version: jobs.version }).from(jobs).where(eq(jobs.id, jobId));
  if (job?.version !== jobVersion) throw new Refusal('match.job_edited');
  await insistAsRead(tx, decisions);
  for (const { repId, state, reason } of decisions) {
    const decided = await tx.db
      .update(matchProposals)
      .set({ state, reason, reviewedBy: actor.adminId, reviewedAt: now(), rankSeen: rankNow })
      .where(and(eq(matchProposals.jobId, jobId), eq(matchProposals.repId, repId)))
      .returning({ repId: matchProposals.repId });
    if (decided.length === 0) throw new Refusal('match.changed');
  }
  await keepQueue(tx, [jobId]);
  // Dropped reps free places for others.
  if (decisions.some(({ state }) => state === 'dropped')) await matchJobsLater(tx, [jobId]);
}

/** Refuses decisions about edited profiles. An edit waits for the lock of the job, so the versions read here are stable. */
async function insistAsRead(tx: Tx, decisions: Decided['decisions']): Promise<void> {
  const { id, version } = repProfiles;
  const repIds = decisions.map(({ repId }) => repId);
  const rows = await tx.db.select({ id, version }).from(repProfiles).where(inArray(id, repIds));
  const versionOf = new Map(rows.map((row) => [row.id, row.version]));
  for (const { repId, profileVersion } of decisions)
    if ((versionOf.get(repId) ?? profileVersion) !== profileVersion)
      throw new Refusal('match.profile_edited', { about: repId });
}

interface Ordered {
  readonly jobId: string;
  readonly repIds: readonly string[];
}

/** Puts the given reps first, in this order. The others follow by score. */
export async function orderProposals(tx: Tx, actor: AdminActor, { jobId, repIds }: Ordered): Promise<void> {
  await holdMatchJob(tx, actor, jobId);
  await tx.db.update(matchProposals).set({ place: null }).where(eq(matchProposals.jobId, jobId));
  const named = [...new Set(repIds)];
  const { rowCount } = await tx.db.execute(sql`
    update match_proposals p set place = named.place
    from unnest(${sql.param(named)}::uuid[]) with ordinality as named (rep_id, place)
    where p.job_id = ${jobId} and p.rep_id = named.rep_id`);
  if (rowCount !== named.length) throw new Refusal('match.changed');
}
