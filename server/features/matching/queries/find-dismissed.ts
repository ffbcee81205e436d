import { sql } from 'drizzle-orm';
import type { Alike } from '#domain/matching/dismissed.ts';
import type { JobFigure, RepFigure } from '#domain/matching/figures.ts';
import { distanceKm } from '#domain/shared/distance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { matchDismissals } from '../tables/shown.ts';
import type { DescribedJob } from './describe-jobs.ts';

/** Only the latest ones count: they reflect the rep's current view. */
const remembered = 30;

const lastOnes = prepared('matching_dismissed', (db, name) =>
  db
    .select({ jobId: matchDismissals.jobId, reason: matchDismissals.reason })
    .from(matchDismissals)
    .where(sql`${matchDismissals.repId} = ${sql.placeholder('repId')}::uuid`)
    .orderBy(sql`${matchDismissals.dismissedAt} desc, ${matchDismissals.jobId} desc`)
    .limit(remembered)
    .prepare(name),
);

export const findDismissals = (db: Db, repId: string) => lastOnes(db).execute({ repId });

/** The properties of a job that a dismissal can be about. */
export function alikeOf(job: DescribedJob, { hourlyCents }: JobFigure, { rep }: RepFigure): Alike {
  const from = rep.home?.point ?? rep.preferred?.point ?? null;
  const to = job.place?.point ?? null;
  return {
    ...{
      businessId: job.businessId,
      industry: job.industry,
      jobType: job.jobType,
      workingDays: job.workingDays,
      hourlyCents,
    },
    km: from && to && distanceKm(from, to),
  };
}
