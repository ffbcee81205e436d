import { noCorpus } from '#domain/matching/corpus.ts';
import { prior } from '#domain/matching/model.ts';
import { storeModel } from '#server/features/matching/models/commands/store-model.ts';
import type { TestApp } from '#test/support/app.ts';

/** What matches might be weighed by, made anew for each row. */
export async function modelOf(app: TestApp): Promise<Record<'modelId', string>> {
  const { pool } = app.database;
  const stored = { origin: 'prior', weights: prior.weights, corpus: noCorpus, report: null } as const;
  const number = await app.services.transaction((tx) => storeModel(tx, stored));
  const { rows } = await pool.query<{ id: string }>('select id from match_models where number = $1', [number]);
  return { modelId: rows[0]?.id ?? '' };
}
