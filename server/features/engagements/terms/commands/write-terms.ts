import { eq, inArray } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { locations } from '../../../catalogue/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import type { EngagementRow } from '../../tables.ts';
import { engagementTerms, type TermsRow } from '../tables.ts';
import { type ComposedTerms, composeTerms } from '../texts/compose-terms.ts';

/** What a version of the terms says, beside who it is between. */
export type Stated = Pick<
  EngagementRow,
  | 'id'
  | 'repId'
  | 'businessId'
  | 'title'
  | 'tasks'
  | 'schedule'
  | 'startDate'
  | 'locationId'
  | 'locationAddress'
  | 'payCents'
  | 'feeBasisPoints'
  | 'feeBearer'
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

/** The texts, in the order of the terms. */
async function composeAll(db: Db, terms: readonly NewTerms[]): Promise<ComposedTerms[]> {
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
  return terms.map(({ stated: one, version, madeAt }) =>
    composeTerms({
      ...one,
      version,
      reference: one.id,
      madeAt: dayInSouthAfrica(madeAt),
      repName: reps.get(one.repId) ?? '',
      businessName: businesses.get(one.businessId) ?? '',
      place: [one.locationAddress, places.get(one.locationId)].filter(Boolean).join(', '),
    }),
  );
}

/** Writes versions of terms down, as they are read and signed from then on. */
export async function writeTerms(tx: Tx, terms: readonly NewTerms[]): Promise<void> {
  if (terms.length === 0) return;
  const texts = await composeAll(tx.db, terms);
  await tx.db.insert(engagementTerms).values(
    terms.map(({ stated, version, status, madeAt, dueAt }, at) => ({
      engagementId: stated.id,
      ...{ version, status },
      ...statedColumns(stated),
      ...(texts[at] as ComposedTerms),
      createdAt: madeAt,
      dueAt: dueAt ?? null,
    })),
  );
}

/** What may differ from one version to the next. */
const statedColumns = ({
  schedule,
  startDate,
  locationId,
  locationAddress,
  payCents,
}: Pick<Stated, 'schedule' | 'startDate' | 'locationId' | 'locationAddress' | 'payCents'>) => ({
  schedule,
  startDate,
  locationId,
  locationAddress,
  payCents,
});

/** The terms in force, which work that began without a text gets now. */
export async function termsInForce(tx: Tx, engagement: EngagementRow): Promise<TermsRow> {
  const found = await findInForce(tx.db, engagement.id);
  if (found) return found;
  const { termsVersion: version, acceptedAt: madeAt } = engagement;
  await writeTerms(tx, [{ stated: engagement, version, status: 'in_force', madeAt }]);
  return termsInForce(tx, engagement);
}

async function findInForce(db: Db, engagementId: string): Promise<TermsRow | undefined> {
  const rows = await db.select().from(engagementTerms).where(eq(engagementTerms.engagementId, engagementId));
  return rows.find(({ status }) => status === 'in_force');
}
