import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { GigRow } from '../../../applications/queries/find-gig.ts';
import { locations } from '../../../catalogue/tables.ts';
import { locationColumns } from '../../../jobs/queries/select-job.ts';
import { engagements } from '../../tables.ts';

/** When and where the work is by the terms in force: a job can be changed after them, and they after the job. */
export async function gigsOnTerms(db: Db, rows: readonly GigRow[]): Promise<GigRow[]> {
  if (rows.length === 0) return [];
  const { applicationId, schedule, startDate, locationAddress } = engagements;
  const ids = rows.map((row) => row.applicationId);
  const found = await db
    .select({ applicationId, schedule, startDate, locationAddress, location: locationColumns })
    .from(engagements)
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .where(inArray(applicationId, ids));
  const byApplication = new Map(found.map((terms) => [terms.applicationId, terms]));
  return rows.map((row) => ({ ...row, ...byApplication.get(row.applicationId) }));
}
