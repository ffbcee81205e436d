import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { OnTerms } from '../../../applications/queries/find-gig.ts';
import { locations } from '../../../catalogue/tables.ts';
import { locationColumns } from '../../../jobs/queries/select-job.ts';
import { engagements, milestones } from '../../tables.ts';

/** Time, place and milestones of gigs by the terms in force. A job can be edited after its terms, and the terms changed after the job. */
export const gigsOnTerms: OnTerms = async (db, rows) => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.applicationId);
  const [terms, parts] = await Promise.all([findTerms(db, ids), findParts(db, ids)]);
  const termsOf = new Map(terms.map((one) => [one.applicationId, one]));
  const partsOf = Map.groupBy(parts, ({ applicationId }) => applicationId);
  return rows.map((row) => ({
    ...row,
    ...termsOf.get(row.applicationId),
    milestones: partsOf.get(row.applicationId) ?? null,
  }));
};

function findTerms(db: Db, applicationIds: readonly string[]) {
  const { applicationId, schedule, startDate, locationAddress } = engagements;
  return db
    .select({ applicationId, schedule, startDate, locationAddress, location: locationColumns })
    .from(engagements)
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .where(inArray(applicationId, applicationIds));
}

function findParts(db: Db, applicationIds: readonly string[]) {
  const { status, heldCents, days } = milestones;
  return db
    .select({ applicationId: engagements.applicationId, status, heldCents, days })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(inArray(engagements.applicationId, applicationIds));
}
