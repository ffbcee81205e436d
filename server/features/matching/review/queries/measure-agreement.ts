import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MatchAgreement } from '#contract/matching/review.ts';
import { agreementOf } from '#domain/matching/agreement.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchProposals } from '../../tables.ts';

const days = 90;
const dayMs = 86_400_000;

/** How often the team recently agreed with the model. */
export async function measureAgreement(db: Db, _actor: AdminActor): Promise<MatchAgreement> {
  const { jobId, rankSeen, state, place, reviewedAt } = matchProposals;
  const rank = sql<number>`coalesce(${rankSeen}, 0)`;
  const lately = and(isNotNull(reviewedAt), gte(reviewedAt, new Date(now().getTime() - days * dayMs)));
  const approved = eq(state, 'approved');
  // Three months have tens of thousands of decisions. They are read one by one only for jobs whose order was changed.
  const ranks = await db
    .select({
      rank,
      reviewed: sql<number>`count(*)::int`,
      approved: sql<number>`(count(*) filter (where ${approved}))::int`,
    })
    .from(matchProposals)
    .where(lately)
    .groupBy(rank);
  const changed = db
    .select({ jobId })
    .from(matchProposals)
    .where(and(lately, approved, isNotNull(place)));
  const placed = await db
    .select({ jobId, rank, place })
    .from(matchProposals)
    .where(and(lately, approved, inArray(jobId, changed)));
  return agreementOf(ranks, placed);
}
