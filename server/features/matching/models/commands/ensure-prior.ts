import { eq, sql } from 'drizzle-orm';
import { featureNames } from '#domain/matching/features.ts';
import { prior } from '#domain/matching/model.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { matchAllLater } from '../../commands/match-events.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { matchModels } from '../../tables.ts';
import { makeActive } from './make-active.ts';
import { storeModel } from './store-model.ts';

const sameWeights = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** Activates a model with the weights that this version ships. After an update that changes them, everything is rematched. */
export function ensurePrior(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    // Locked, so that of two processes that start concurrently the second finds the model of the first.
    await tx.db.execute(sql`lock table match_models in share row exclusive mode`);
    const { number, weights, features, active } = matchModels;
    const [today] = await tx.db.select({ number, weights, features }).from(matchModels).where(eq(active, true));
    const comparesTheSame = today?.features.join() === featureNames.join();
    if (today && comparesTheSame && sameWeights(today.weights, prior.weights)) return;
    const reason = !today
      ? 'No model existed yet.'
      : comparesTheSame
        ? `The weights have changed since model ${today.number}.`
        : `The compared features have changed since model ${today.number}.`;
    await makeActive(tx, await storeModel(tx, await makeCorpusOfMarket(tx.db)), { who: 'start', reason });
    await matchAllLater(tx);
  });
}
