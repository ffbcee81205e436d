import { and, gte, isNotNull } from 'drizzle-orm';
import type { MatchAgreement } from '#contract/matching/review.ts';
import { agreementOf } from '#domain/matching/agreement.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchProposals } from '../../tables.ts';
import { measureReasons } from './measure-reasons.ts';

const days = 90;
const dayMs = 86_400_000;

/** How far the team agreed with the model lately. */
export async function measureAgreement(db: Db, _actor: AdminActor): Promise<MatchAgreement> {
  const { jobId, rankSeen, state, place, reviewedAt } = matchProposals;
  const rows = await db
    .select({ jobId, rankSeen, state, place })
    .from(matchProposals)
    .where(and(isNotNull(reviewedAt), gte(reviewedAt, new Date(now().getTime() - days * dayMs))));
  const judged = rows.map((row) => ({
    jobId: row.jobId,
    rank: row.rankSeen ?? 0,
    approved: row.state === 'approved',
    place: row.place,
  }));
  return { ...agreementOf(judged), reasons: await measureReasons(db) };
}
