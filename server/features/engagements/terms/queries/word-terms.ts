import { inArray } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../../catalogue/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import type { EngagementRow } from '../../tables.ts';
import { type ComposedTerms, composeTerms } from '../texts/compose-terms.ts';
import { findJobTypes } from './find-job-types.ts';

/** The content of a version of the terms, apart from the two parties. */
export type Stated = Pick<
  EngagementRow,
  | 'id'
  | 'repId'
  | 'businessId'
  | 'title'
  | 'tasks'
  | 'asksPictures'
  | 'asksCount'
  | 'schedule'
  | 'startDate'
  | 'locationId'
  | 'locationAddress'
  | 'payCents'
  | 'feeBasisPoints'
  | 'feeBearer'
  | 'salesTerms'
>;

export interface NewTerms {
  readonly stated: Stated;
  readonly version: number;
  readonly status: 'in_force' | 'proposed';
  readonly madeAt: Date;
  readonly dueAt?: Date;
}

const namesOf = async <Row extends { id: string; name: string }>(rows: PromiseLike<Row[]>) =>
  new Map((await rows).map(({ id, name }) => [id, name]));

const values = (ids: readonly string[]) => [...new Set(ids)];

/** The texts of versions of terms, in the order of the terms. */
export async function wordTerms(db: Db, terms: readonly NewTerms[]): Promise<ComposedTerms[]> {
  const stated = terms.map((one) => one.stated);
  const reps = await namesOf(
    db
      .select({ id: repProfiles.id, name: repProfiles.fullName })
      .from(repProfiles)
      .where(inArray(repProfiles.id, values(stated.map(({ repId }) => repId)))),
  );
  const businesses = await namesOf(
    db
      .select({ id: businessProfiles.id, name: businessProfiles.companyName })
      .from(businessProfiles)
      .where(inArray(businessProfiles.id, values(stated.map(({ businessId }) => businessId)))),
  );
  const places = await namesOf(
    db
      .select({ id: locations.id, name: locations.name })
      .from(locations)
      .where(inArray(locations.id, values(stated.map(({ locationId }) => locationId)))),
  );
  const jobTypes = await findJobTypes(
    db,
    stated.map(({ id }) => id),
  );
  return terms.map(({ stated: one, version, madeAt }) =>
    composeTerms({
      ...one,
      version,
      reference: one.id,
      madeAt: dayInSouthAfrica(madeAt),
      jobType: jobTypes.get(one.id) ?? '',
      repName: reps.get(one.repId) ?? '',
      businessName: businesses.get(one.businessId) ?? '',
      place: [one.locationAddress, places.get(one.locationId)].filter(Boolean).join(', '),
    }),
  );
}
