import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';
import { matchModels } from '../../tables.ts';

interface Occasion {
  /** As the audit log names them. */
  readonly who: string;
  readonly reason: string;
}

/** Makes the model active, in every process within a second. */
export async function makeActive(tx: Tx, number: number, occasion: Occasion): Promise<void> {
  await tx.db.update(matchModels).set({ active: false }).where(eq(matchModels.active, true));
  const [model] = await tx.db
    .update(matchModels)
    .set({ active: true, activatedAt: now() })
    .where(eq(matchModels.number, number))
    .returning({ id: matchModels.id });
  await writeAudit(tx.db, {
    ...{ adminId: null, act: 'match_model.activate', outcome: 'done', from: null },
    ...occasion,
    ...(model && { on: { type: 'match_model', id: model.id } }),
  });
}
