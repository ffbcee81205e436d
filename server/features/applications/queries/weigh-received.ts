import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentReceived, type ReceivedApplicationRow } from '../present.ts';

/** The fit of reps for a job with reasons, by rep ID. Provided by matching. */
export type WeighFit = (
  db: Db,
  pairs: { readonly jobId: string; readonly repIds: readonly string[] },
) => Promise<ReadonlyMap<string, { readonly score: number; readonly reasons: MatchReasons }>>;

/** Applications with how well each rep fits the job. */
export async function weighReceived(
  db: Db,
  weighFit: WeighFit,
  rows: readonly ReceivedApplicationRow[],
): Promise<ReceivedApplication[]> {
  const repsOfJobs = new Map<string, string[]>();
  for (const { jobId, rep } of rows) repsOfJobs.set(jobId, [...(repsOfJobs.get(jobId) ?? []), rep.id]);
  const fits = new Map<string, Awaited<ReturnType<WeighFit>>>();
  for (const [jobId, repIds] of repsOfJobs) fits.set(jobId, await weighFit(db, { jobId, repIds }));
  return rows.map((row) => presentReceived(row, fits.get(row.jobId)?.get(row.rep.id)?.reasons));
}

/** One application with how well its rep fits the job. */
export async function weighOneReceived(db: Db, weighFit: WeighFit, row: ReceivedApplicationRow) {
  const fits = await weighFit(db, { jobId: row.jobId, repIds: [row.rep.id] });
  return presentReceived(row, fits.get(row.rep.id)?.reasons);
}
