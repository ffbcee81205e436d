import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { countTextsOfMarket, makeCorpusOfMarket } from '../../queries/make-corpus.ts';
import { readModelNow } from '../../queries/read-model.ts';
import { makeActive } from './make-active.ts';
import { storeModel } from './store-model.ts';

/** Growth factor of the number of texts after which word frequencies are recounted. */
const growth = 2;

/** Recounts word frequencies once a young market has many more texts. */
export function renewWords(transaction: RunTransaction): Promise<void> {
  return transaction(async (tx) => {
    const { corpus: known } = await readModelNow(tx.db);
    if ((await countTextsOfMarket(tx.db)) < known.documents * growth) return;
    const corpus = await makeCorpusOfMarket(tx.db);
    if (corpus.documents === 0) return;
    await makeActive(tx, await storeModel(tx, corpus), {
      who: 'schedule',
      reason: 'Word frequencies were recounted.',
    });
  });
}
