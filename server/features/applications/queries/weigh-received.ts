import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Logger } from '#server/platform/log.ts';
import { presentReceived, type ReceivedApplicationRow } from '../present.ts';

export interface WeighedFit {
  readonly score: number;
  /** Worked out when asked for. */
  readonly reasons: (audience: 'business') => MatchReasons;
}

/** The fit of reps for jobs, in the order of the pairs. Undefined: the job or the rep is gone. Provided by matching. */
export type WeighFit = (
  db: Db,
  pairs: readonly { readonly jobId: string; readonly repId: string }[],
) => Promise<readonly (WeighedFit | undefined)[]>;

/** Reasons for the business, to whom an application is shown. */
export const reasonsOf = (fit: WeighedFit | undefined): MatchReasons | null => fit?.reasons('business') ?? null;

const pairOf = ({ jobId, rep }: Pick<ReceivedApplicationRow, 'jobId' | 'rep'>) => ({ jobId, repId: rep.id });

/** Applications with how well each rep fits the job. */
export async function weighReceived(
  db: Db,
  weighFit: WeighFit,
  rows: readonly ReceivedApplicationRow[],
): Promise<ReceivedApplication[]> {
  const fits = await weighFit(db, rows.map(pairOf));
  return rows.map((row, index) => presentReceived(row, reasonsOf(fits[index])));
}

/** One application with how well its rep fits the job. */
export async function weighOneReceived(
  db: Db,
  weighFit: WeighFit,
  row: ReceivedApplicationRow,
): Promise<ReceivedApplication> {
  const [fit] = await weighFit(db, [pairOf(row)]);
  return presentReceived(row, reasonsOf(fit));
}

/** Adds the fit to an application that was changed. The change is committed, so trouble in matching is logged and the fit stays null. */
export const weighChanged =
  ({ weighFit, log }: { readonly weighFit: WeighFit; readonly log: Logger }) =>
  async (db: Db, application: ReceivedApplication): Promise<ReceivedApplication> => {
    try {
      const [fit] = await weighFit(db, [{ jobId: application.jobId, repId: application.rep.id }]);
      return { ...application, fit: reasonsOf(fit) };
    } catch (error) {
      log.error({ err: error, applicationId: application.id }, 'the fit of an applicant could not be weighed');
      return application;
    }
  };
