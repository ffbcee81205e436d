import { eq } from 'drizzle-orm';
import type { MatchChoices } from '#contract/matching/choices.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { matchChoices } from '../tables/shown.ts';

const usual: MatchChoices = { rankedByBehaviour: true, weeklyMatches: false };

export async function showChoices(db: Db, { repId }: RepActor): Promise<MatchChoices> {
  const { rankedByBehaviour, weeklyMatches } = matchChoices;
  const [chosen] = await db
    .select({ rankedByBehaviour, weeklyMatches })
    .from(matchChoices)
    .where(eq(matchChoices.repId, repId));
  return chosen ?? usual;
}
