import type { MatchChoices } from '#contract/matching/choices.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { matchChoices } from '../tables/shown.ts';
import { matchRepsLater } from './match-events.ts';

export async function saveChoices(tx: Tx, { repId }: RepActor, chosen: MatchChoices): Promise<MatchChoices> {
  await tx.db
    .insert(matchChoices)
    .values({ repId, ...chosen })
    .onConflictDoUpdate({ target: matchChoices.repId, set: chosen });
  await matchRepsLater(tx, [repId]);
  return chosen;
}
