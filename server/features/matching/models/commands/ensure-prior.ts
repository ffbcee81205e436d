import { prior } from '#domain/matching/model.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { matchAllLater } from '../../commands/match-events.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { matchModels } from '../../tables.ts';
import { isComparable, makeActiveAs } from './make-active.ts';
import { storeModel } from './store-model.ts';

const sameWeights = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/**
 * What the product is delivered with stands among the models: another one after an update. It is used from then on unless the
 * market has learned its own, beside which it waits until somebody chooses it. One that was learned from what is compared no
 * longer cannot be used: the prior takes its place, which the record says.
 */
export function ensurePrior(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    const { number, origin, weights, features, active } = matchModels;
    const models = await tx.db
      .select({ number, origin, weights, features, active })
      .from(matchModels)
      .orderBy(matchModels.number);
    const own = models.findLast((one) => one.origin === 'prior');
    const today = models.find((one) => one.active);
    const known = own !== undefined && sameWeights(own.weights, prior.weights) && isComparable(own);
    const stays = today !== undefined && isComparable(today) && (known || today.origin === 'learned');
    if (known && stays) return;
    const delivered = known
      ? own.number
      : await storeModel(tx, {
          origin: 'prior',
          weights: prior.weights,
          corpus: await makeCorpusOfMarket(tx.db),
          report: null,
        });
    if (stays) return;
    await makeActiveAs(tx, delivered, { who: 'start', reason: reasonFor(today) });
    await matchAllLater(tx);
  });
}

function reasonFor(before: { readonly number: number; readonly features: readonly string[] } | undefined): string {
  if (!before) return 'There was no model.';
  return isComparable(before)
    ? `The delivered weights are others than those of model ${before.number}.`
    : `Model ${before.number} was made from what is compared no longer.`;
}
