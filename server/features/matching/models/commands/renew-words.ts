import { prior } from '#domain/matching/model.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { readModelNow } from '../../queries/read-model.ts';
import { makeActiveAs } from './make-active.ts';
import { storeModel } from './store-model.ts';

/** How many times as many texts have to be there until how common words are is counted anew. */
const growth = 2;

/** A young market says ever more: with the weights that are delivered, the words are counted again. A model that was learned keeps its own. */
export function renewWords(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    const { origin, corpus: known } = await readModelNow(tx.db);
    if (origin !== 'prior') return;
    const corpus = await makeCorpusOfMarket(tx.db);
    if (corpus.documents < Math.max(1, known.documents * growth)) return;
    const number = await storeModel(tx, { origin, weights: prior.weights, corpus, report: null });
    await makeActiveAs(tx, number, { who: 'schedule', reason: 'How common words are was counted anew.' });
  });
}
