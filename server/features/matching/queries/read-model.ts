import { eq } from 'drizzle-orm';
import type { Corpus } from '#domain/matching/corpus.ts';
import type { FeatureName } from '#domain/matching/features.ts';
import type { Model } from '#domain/matching/model.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { matchModels } from '../tables.ts';

/** What matches are weighed by, with the order in which what was compared is kept. */
export interface ActiveModel {
  readonly number: number;
  readonly since: Date;
  readonly model: Model;
  readonly corpus: Corpus;
  readonly features: readonly FeatureName[];
}

/** How long what was read may be gone by, in milliseconds. Each process asks for itself: nothing has to be told around. */
const freshMs = 500;

const activeId = prepared('matching_active_id', (db, name) =>
  db.select({ id: matchModels.id }).from(matchModels).where(eq(matchModels.active, true)).prepare(name),
);

interface Remembered {
  readonly until: number;
  readonly model: Promise<ActiveModel>;
}

const remembered = new WeakMap<Db, Remembered>();

/** The model of today, at most a second old. */
export function readModel(db: Db): Promise<ActiveModel> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.model;
  const model = readModelNow(db);
  // Whoever asks meanwhile waits for the same answer. What failed is asked again by the next.
  remembered.set(db, { until: Number.POSITIVE_INFINITY, model });
  model.then(
    () => remembered.set(db, { until: performance.now() + freshMs, model }),
    () => remembered.delete(db),
  );
  return model;
}

/** Models are never edited; the weights and words of one are many, and serve all connections. */
const loaded = new Map<string, ActiveModel>();
const mostLoaded = 4;

/** As it stands: for whoever decides by it which one is used. */
export async function readModelNow(db: Db): Promise<ActiveModel> {
  const [active] = await activeId(db).execute();
  if (!active) throw new Error('There is no model to match by');
  const model = loaded.get(active.id) ?? (await loadModel(db, active.id));
  loaded.delete(active.id);
  loaded.set(active.id, model);
  const [oldest] = loaded.keys();
  if (loaded.size > mostLoaded && oldest !== undefined) loaded.delete(oldest);
  return model;
}

async function loadModel(db: Db, id: string): Promise<ActiveModel> {
  const [row] = await db.select().from(matchModels).where(eq(matchModels.id, id));
  if (!row) throw new Error(`There is no model ${id}`);
  const { number, weights, corpus, features, activatedAt, madeAt } = row;
  return {
    ...{ number, since: activatedAt ?? madeAt },
    model: { version: number, weights } as Model,
    corpus: corpus as Corpus,
    features: features as FeatureName[],
  };
}
