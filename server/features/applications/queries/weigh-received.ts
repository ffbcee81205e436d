import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Logger } from '#server/platform/log.ts';
import { presentFit, presentReceived, type ReceivedApplicationRow, type WeighedFit } from '../present.ts';

/** The fit of reps for jobs, with what is known of their gigs here, in the order of the pairs. Undefined: the job or the rep is gone. Provided by matching. */
export type WeighFit = (
  db: Db,
  pairs: readonly { readonly jobId: string; readonly repId: string }[],
) => Promise<readonly (WeighedFit | undefined)[]>;

const pairOf = ({ jobId, rep }: Pick<ReceivedApplicationRow, 'jobId' | 'rep'>) => ({ jobId, repId: rep.id });

/** Applications with how well each rep fits the job. */
export async function weighReceived(
  db: Db,
  weighFit: WeighFit,
  rows: readonly ReceivedApplicationRow[],
): Promise<ReceivedApplication[]> {
  const fits = await weighFit(db, rows.map(pairOf));
  return rows.map((row, index) => presentReceived(row, fits[index]));
}

/** One application with how well its rep fits the job. */
export async function weighOneReceived(
  db: Db,
  weighFit: WeighFit,
  row: ReceivedApplicationRow,
): Promise<ReceivedApplication> {
  const [fit] = await weighFit(db, [pairOf(row)]);
  return presentReceived(row, fit);
}

/** Adds the fit to an application that was changed. The change is committed, so trouble in matching is logged and the fit stays null. */
export const weighChanged =
  ({ weighFit, log }: { readonly weighFit: WeighFit; readonly log: Logger }) =>
  async (db: Db, application: ReceivedApplication): Promise<ReceivedApplication> => {
    try {
      const [fit] = await weighFit(db, [{ jobId: application.jobId, repId: application.rep.id }]);
      const { record, fit: reasons } = presentFit(fit);
      return { ...application, rep: { ...application.rep, record }, fit: reasons };
    } catch (error) {
      log.error({ err: error, applicationId: application.id }, 'the fit of an applicant could not be weighed');
      return application;
    }
  };
