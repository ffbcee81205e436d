import { eq } from 'drizzle-orm';
import { featureNames } from '#domain/matching/features.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';
import { matchModels } from '../../tables.ts';

/** What it was learned from is what is compared today: any other says nothing of it. */
export const isComparable = ({ features }: { readonly features: readonly string[] }): boolean =>
  features.join() === featureNames.join();

/**
 * From now on matches are weighed by it; nothing else makes a model the active one. `by`: null where it is no administrator's doing.
 * Refusals: match_model.not_found, match_model.not_comparable.
 */
export async function makeActive(tx: Tx, number: number, by: string | null): Promise<void> {
  const [model] = await tx.db
    .select({ features: matchModels.features })
    .from(matchModels)
    .where(eq(matchModels.number, number));
  if (!model) throw new Refusal('match_model.not_found');
  if (!isComparable(model)) throw new Refusal('match_model.not_comparable');
  await tx.db.update(matchModels).set({ active: false }).where(eq(matchModels.active, true));
  await tx.db
    .update(matchModels)
    .set({ active: true, activatedAt: now(), activatedBy: by })
    .where(eq(matchModels.number, number));
}

interface Occasion {
  /** As the record names whoever did it. */
  readonly who: string;
  readonly reason?: string;
}

/** The same where no administrator does it: it stands in the record like theirs. */
export async function makeActiveAs(tx: Tx, number: number, occasion: Occasion): Promise<void> {
  await makeActive(tx, number, null);
  const [model] = await tx.db.select({ id: matchModels.id }).from(matchModels).where(eq(matchModels.active, true));
  await writeAudit(tx.db, {
    ...{ adminId: null, act: 'match_model.activate', outcome: 'done', from: null },
    ...occasion,
    ...(model && { on: { type: 'match_model', id: model.id } }),
  });
}
