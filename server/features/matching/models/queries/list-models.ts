import { desc, eq } from 'drizzle-orm';
import type { MatchModel, TrainingReport } from '#contract/matching/models.ts';
import { type FeatureName, features } from '#domain/matching/features.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { matchModels } from '../../tables.ts';

/** More nobody compares. */
const most = 100;

const columns = {
  id: matchModels.id,
  number: matchModels.number,
  origin: matchModels.origin,
  active: matchModels.active,
  madeAt: matchModels.madeAt,
  activatedAt: matchModels.activatedAt,
  weights: matchModels.weights,
  report: matchModels.report,
  activatedBy: adminUsers.email,
};

/** Of a feature that is compared no longer there are no words. */
const titleOf = (name: string) => (name in features ? features[name as FeatureName].label : name);

export const listModels = (db: Db, _actor: AdminActor): Promise<MatchModel[]> => describeModels(db);

/** What matches are and were weighed by, the newest first. */
export async function describeModels(db: Db): Promise<MatchModel[]> {
  const rows = await db
    .select(columns)
    .from(matchModels)
    .leftJoin(adminUsers, eq(adminUsers.id, matchModels.activatedBy))
    .orderBy(desc(matchModels.number))
    .limit(most);
  return rows.map(({ weights, report, madeAt, activatedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    weights: Object.entries(weights).map(([name, weight]) => ({ name, title: titleOf(name), weight })),
    report: report as TrainingReport | null,
  }));
}
