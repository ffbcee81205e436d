import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';
import { matchModels } from '../../tables.ts';
import { makeActive } from './store-model.ts';

/** From the command line, which adds no tasks: what was matched before is caught up with. Says whether there is such a model. */
export async function useModel(tx: Tx, number: number): Promise<boolean> {
  const [model] = await tx.db.select({ id: matchModels.id }).from(matchModels).where(eq(matchModels.number, number));
  if (!model) return false;
  await makeActive(tx, number, null);
  await writeAudit(tx.db, {
    ...{ adminId: null, who: 'command line', act: 'match_model.activate', outcome: 'done', from: null },
    on: { type: 'match_model', id: model.id },
  });
  return true;
}
