import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Corpus } from '#domain/matching/corpus.ts';
import { featureNames } from '#domain/matching/features.ts';
import { prior } from '#domain/matching/model.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { matchModels } from '../../tables.ts';

/** Stores a model with today's weights under the next number. It isn't active yet. */
export async function storeModel(tx: Tx, corpus: Corpus): Promise<number> {
  // Locked, so that the second of two concurrent calls sees the first one's number.
  await tx.db.execute(sql`lock table match_models in share row exclusive mode`);
  const [last] = await tx.db.select({ number: sql<number>`coalesce(max(${matchModels.number}), 0)` }).from(matchModels);
  const number = (last?.number ?? 0) + 1;
  await tx.db.insert(matchModels).values({
    ...{ id: uuidv7(), number, weights: prior.weights, corpus },
    features: [...featureNames],
    madeAt: now(),
  });
  return number;
}
