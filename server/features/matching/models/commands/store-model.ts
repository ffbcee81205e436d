import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TrainingReport } from '#contract/matching/models.ts';
import type { Corpus } from '#domain/matching/corpus.ts';
import { featureNames } from '#domain/matching/features.ts';
import { type Model, prior } from '#domain/matching/model.ts';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { matchAllLater } from '../../commands/match-events.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { matchModels } from '../../tables.ts';

interface Stored {
  readonly origin: 'prior' | 'learned';
  readonly weights: Model['weights'];
  readonly corpus: Corpus;
  readonly report: TrainingReport | null;
}

/** Adds another model, with the next number; nothing is weighed by it yet. */
export async function storeModel(tx: Tx, { origin, weights, corpus, report }: Stored): Promise<number> {
  // Of two at once, the second counts the first.
  await tx.db.execute(sql`lock table match_models in share row exclusive mode`);
  const [last] = await tx.db.select({ number: sql<number>`coalesce(max(${matchModels.number}), 0)` }).from(matchModels);
  const number = (last?.number ?? 0) + 1;
  await tx.db.insert(matchModels).values({
    id: uuidv7(),
    ...{ number, origin, weights, corpus, report },
    features: [...featureNames],
    madeAt: now(),
  });
  return number;
}

/** From now on matches are weighed by it. `by`: null at the start, and from the command line. */
export async function makeActive(tx: Tx, number: number, by: string | null): Promise<void> {
  await tx.db.update(matchModels).set({ active: false }).where(eq(matchModels.active, true));
  await tx.db
    .update(matchModels)
    .set({ active: true, activatedAt: now(), activatedBy: by })
    .where(eq(matchModels.number, number));
}

const sameWeights = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/**
 * What the product is delivered with stands among the models: another one after an update. It is used from then on unless the
 * market has learned its own; one that was learned from what is compared no longer cannot be used.
 */
export function ensurePrior(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    const models = await tx.db
      .select({
        number: matchModels.number,
        origin: matchModels.origin,
        weights: matchModels.weights,
        features: matchModels.features,
        active: matchModels.active,
      })
      .from(matchModels)
      .orderBy(matchModels.number);
    const own = models.findLast(({ origin }) => origin === 'prior');
    const active = models.find((one) => one.active);
    const comparable = active?.features.join() === featureNames.join();
    const known =
      own !== undefined && sameWeights(own.weights, prior.weights) && own.features.join() === featureNames.join();
    if (known && active && comparable) return;
    const number = known
      ? own.number
      : await storeModel(tx, {
          origin: 'prior',
          weights: prior.weights,
          corpus: await makeCorpusOfMarket(tx.db),
          report: null,
        });
    if (active && active.origin !== 'prior' && comparable) return;
    await makeActive(tx, number, null);
    await matchAllLater(tx);
  });
}
