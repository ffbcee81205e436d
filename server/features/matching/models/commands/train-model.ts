import { createHash } from 'node:crypto';
import type { TrainingReport } from '#contract/matching/models.ts';
import { learnWeights, type Outcome } from '#domain/matching/learn-weights.ts';
import { mean, ndcg } from '#domain/matching/measures.ts';
import { type Model, prior, score } from '#domain/matching/model.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { readModel } from '../../queries/read-model.ts';
import { findOutcomes, type ShownList } from '../queries/find-outcomes.ts';
import { storeModel } from './store-model.ts';

/** One list of five is kept apart, to see whether what was learned holds. Which ones does not change with the time. */
export const isHeldOut = ({ id }: Pick<ShownList, 'id'>) =>
  createHash('sha256').update(id).digest().readUInt8() % 5 === 0;

const grades = { hired: 3, interviewed: 2, shortlisted: 1, ignored: 0, rejected: 0 } as const satisfies Record<
  Outcome['outcome'],
  number
>;

function ndcgOf(model: Model, lists: readonly ShownList[]): number {
  return mean(
    lists.map(({ shown }) =>
      ndcg(
        shown
          .map(({ features, outcome }) => ({ value: score(model, features), grade: grades[outcome] }))
          .toSorted((one, other) => other.value - one.value)
          .map(({ grade }) => grade),
      ),
    ),
  );
}

export interface Trained {
  readonly report: TrainingReport;
  readonly before: Model['weights'];
  readonly weights: Model['weights'];
  /** Null: it was not stored, being no better than what there is. */
  readonly number: number | null;
}

/**
 * Learns weights from what became of who was shown, and stores them as another model, which is not used before somebody says so.
 * One that is worse than the prior or than the model of today on what was held out is stored only `anyway`.
 */
export function trainModel(transaction: RunTransaction, { anyway }: { readonly anyway: boolean }): Promise<Trained> {
  return transaction(async (tx) => {
    const lists = await findOutcomes(tx.db);
    const heldOut = lists.filter(isHeldOut);
    const learnedFrom = lists.filter((list) => !isHeldOut(list));
    const { model: active } = await readModel(tx.db);
    const { model, pairs } = learnWeights(
      prior,
      learnedFrom.map(({ shown }) => shown),
    );
    const report = {
      ...{ groups: learnedFrom.length, pairs, heldOut: heldOut.length },
      ndcg: ndcgOf(model, heldOut),
      ndcgOfPrior: ndcgOf(prior, heldOut),
      ndcgOfActive: ndcgOf(active, heldOut),
    };
    const toBeat = Math.max(report.ndcgOfPrior, report.ndcgOfActive);
    // Where nobody was chosen, nothing shows that it is any good.
    const isWorse = pairs === 0 || report.ndcg === 0 || report.ndcg < toBeat;
    const stored = { origin: 'learned', weights: model.weights, report } as const;
    const number =
      isWorse && !anyway ? null : await storeModel(tx, { ...stored, corpus: await makeCorpusOfMarket(tx.db) });
    return { report, before: prior.weights, weights: model.weights, number };
  });
}
