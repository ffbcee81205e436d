import type { MatchModel } from '#contract/matching/models.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchAllLater } from '../../commands/match-events.ts';
import { matchModels } from '../../tables.ts';
import { listModels } from '../queries/list-models.ts';
import { makeActive } from './make-active.ts';

/** Everything is matched anew after it. Refusals: match_model.not_found, match_model.already_active, match_model.not_comparable. */
export async function activateModel(tx: Tx, actor: AdminActor, modelId: string): Promise<MatchModel> {
  // All of them: of two at once, one after the other.
  const models = await tx.db.select().from(matchModels).orderBy(matchModels.number).for('update');
  const model = models.find(({ id }) => id === modelId);
  if (!model) throw new Refusal('match_model.not_found');
  if (model.active) throw new Refusal('match_model.already_active');
  await makeActive(tx, model.number, actor.adminId);
  await matchAllLater(tx);
  const shown = (await listModels(tx.db, actor)).find(({ id }) => id === modelId);
  if (!shown) throw new Refusal('match_model.not_found');
  return shown;
}
