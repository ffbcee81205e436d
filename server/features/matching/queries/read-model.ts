import { eq } from 'drizzle-orm';
import type { Corpus } from '#domain/matching/corpus.ts';
import type { FeatureName } from '#domain/matching/features.ts';
import type { Model } from '#domain/matching/model.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { matchModels } from '../tables.ts';

/** The weights of matching, with the order in which features are stored. */
export interface ActiveModel {
  readonly number: number;
  readonly since: Date;
  readonly model: Model;
  readonly corpus: Corpus;
  readonly features: readonly FeatureName[];
}

/** How long a read model is used, in milliseconds. Each process polls for itself: no invalidation is broadcast. */
const freshMs = 500;

const activeId = prepared('matching_active_id', (db, name) =>
  db.select({ id: matchModels.id }).from(matchModels).where(eq(matchModels.active, true)).prepare(name),
);

interface Remembered {
  readonly until: number;
  readonly model: Promise<ActiveModel>;
}

const remembered = new WeakMap<Db, Remembered>();

/** The active model, at most a second stale. */
export function readModel(db: Db): Promise<ActiveModel> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.model;
  const model = readModelNow(db);
  // Concurrent callers share one query. A failure isn't cached.
  remembered.set(db, { until: Number.POSITIVE_INFINITY, model });
  model.then(
    () => remembered.set(db, { until: performance.now() + freshMs, model }),
    () => remembered.delete(db),
  );
  return model;
}

/** Cache for all connections: models are large and never edited. */
const loaded = new Map<string, ActiveModel>();
const mostLoaded = 4;

/** The active model, never stale, for callers whose decision depends on which one is active. */
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
