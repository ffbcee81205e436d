import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignmentRules } from '#domain/matching/capacity.ts';
import { leastScore, namedDays } from '#domain/matching/choose-proposals.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { rankJobs } from '../queries/rank-jobs.ts';
import type { Ranked } from '../queries/rank-pairs.ts';
import { readModel } from '../queries/read-model.ts';
import { matchProposals, matchReps } from '../tables.ts';
import { withoutDisk } from './match-job.ts';
import { workOutReps } from './work-out-reps.ts';
import { keepQueue, placesOf, trimProposals, writeProposals } from './write-proposals.ts';

/** Finds out anew what fits a rep, and proposes them where they stand among the best. Done again, it changes nothing. */
export async function matchRep(tx: Tx, repId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${repId}, 89)), ${withoutDisk}`);
  await workOutReps(tx, [repId]);
  const [rep] = await tx.db.select({ isOpen: matchReps.isOpen }).from(matchReps).where(eq(matchReps.repId, repId));
  const active = await readModel(tx.db);
  const before = await findProposed(tx, repId);
  const ranked = rep?.isOpen ? await rankJobs(tx.db, active, repId) : [];
  const decided = await findDecided(tx, repId);
  const chosen = await withRoom(
    tx,
    ranked.filter(({ jobId, score }) => score >= leastScore && !decided.jobIds.has(jobId)),
    decided.days,
  );
  const jobIds = chosen.map(({ jobId }) => jobId).toSorted();
  const left = await forgetProposed(
    tx,
    repId,
    before.filter((jobId) => !jobIds.includes(jobId)),
  );
  await writeProposals(tx, active, chosen);
  await trimProposals(tx, jobIds);
  await keepQueue(tx, [...new Set([...jobIds, ...left])].toSorted());
}

/** Further down nothing comes up. */
const mostWeighed = 60;

/** The jobs of which the team has said yes or no, and the days of those that it approved and that are open. */
async function findDecided(tx: Tx, repId: string) {
  const { rows } = await tx.db.execute<{ id: string; days: string[] | null }>(sql`
    select p.job_id as id, case when p.state = 'approved' and j.status = 'active'
      then array(select day::text from unnest(j.working_days) as day) end as days
    from match_proposals p join jobs j on j.id = p.job_id
    where p.rep_id = ${repId}::uuid and p.state <> 'proposed'`);
  return {
    jobIds: new Set(rows.map(({ id }) => id)),
    days: rows.flatMap(({ days }) => (days === null ? [] : [namedDays(days)])),
  };
}

/** For the same days no more than some, with those that stand. */
async function withRoom(
  tx: Tx,
  ranked: readonly Ranked[],
  standing: readonly (readonly string[])[],
): Promise<Ranked[]> {
  const best = ranked.slice(0, mostWeighed);
  const { rows } = await tx.db.execute<{ id: string; days: string[]; full: number | null }>(sql`
    select j.id, array(select day::text from unnest(j.working_days) as day) as days, (
      select p.score from (
        select score, row_number() over (order by score desc) as turn from match_proposals where job_id = j.id and state <> 'dropped') p
      where p.turn = ${placesOf(sql`j.positions`)}) as full
    from jobs j where j.id = any(${sql.param(best.map(({ jobId }) => jobId))}::uuid[])`);
  const jobOf = new Map(rows.map((row) => [row.id, row]));
  const onDay = new Map<string, number>();
  for (const day of standing.flat()) onDay.set(day, (onDay.get(day) ?? 0) + 1);
  const chosen: Ranked[] = [];
  for (const one of best) {
    const { days = [], full = null } = jobOf.get(one.jobId) ?? {};
    const crowded = namedDays(days).some((day) => (onDay.get(day) ?? 0) >= assignmentRules.perDay);
    if (crowded || (full !== null && full > one.score)) continue;
    for (const day of namedDays(days)) onDay.set(day, (onDay.get(day) ?? 0) + 1);
    chosen.push(one);
  }
  return chosen;
}

/** A job that is matched meanwhile is not among them: it was not found here, and what it found stays. */
async function findProposed(tx: Tx, repId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ jobId: matchProposals.jobId })
    .from(matchProposals)
    .where(and(eq(matchProposals.repId, repId), eq(matchProposals.state, 'proposed')));
  return rows.map(({ jobId }) => jobId);
}

async function forgetProposed(tx: Tx, repId: string, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { state, jobId } = matchProposals;
  const gone = await tx.db
    .delete(matchProposals)
    .where(and(eq(matchProposals.repId, repId), eq(state, 'proposed'), inArray(jobId, [...jobIds])))
    .returning({ jobId });
  return gone.map((row) => row.jobId);
}
