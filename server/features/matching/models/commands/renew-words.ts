import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { readModelNow } from '../../queries/read-model.ts';
import { makeActive } from './make-active.ts';
import { storeModel } from './store-model.ts';

/** How many times as many texts there have to be until the frequency of words is counted again. */
const growth = 2;

/** Counts how common words are again, once a young market says much more. */
export function renewWords(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    const { corpus: known } = await readModelNow(tx.db);
    const corpus = await makeCorpusOfMarket(tx.db);
    if (corpus.documents < Math.max(1, known.documents * growth)) return;
    await makeActive(tx, await storeModel(tx, corpus), {
      who: 'schedule',
      reason: 'The frequency of words was counted again.',
    });
  });
}
