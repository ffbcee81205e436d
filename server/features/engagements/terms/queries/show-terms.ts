import { eq } from 'drizzle-orm';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { type DayWorked, daysOfWork, monthlyMinutes } from '#domain/labour/hours-together.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { locations } from '../../../catalogue/tables.ts';
import type { JobRow } from '../../../jobs/tables.ts';
import { lacksPhone } from '../../../profiles/queries/lacks-phone.ts';
import { findAccountName } from '../../../vetting/submission/queries/find-account-name.ts';
import type { Sides } from '../../access.ts';
import { findAgreedDays, partition } from '../../queries/find-agreed-days.ts';
import { findEngagement, type ListedEngagement } from '../../queries/find-engagements.ts';
import { findJobTypes } from './find-job-types.ts';
import { findTerms, type TermsVersion } from './find-terms.ts';
import { wordTerms } from './word-terms.ts';

export interface ShownTerms extends ListedEngagement {
  readonly as: 'rep' | 'business';
  readonly inForce: TermsVersion;
  /** All of them, oldest first. */
  readonly versions: readonly TermsVersion[];
  readonly jobType: JobRow['jobType'];
  /** By version in force or proposed: the average minutes a month that it leads to. None once the gig is over. */
  readonly minutesAMonth: ReadonlyMap<number, number>;
  /** The days of the rep's other gigs with the business, as far back as they count for a gig from today on. */
  readonly otherDays: readonly DayWorked[];
  readonly expectedName: string | null;
  readonly asksPhone: boolean;
}

interface Reader extends Sides {
  readonly userId: string;
}

/** The terms of an engagement, for one of its sides. */
export async function showTerms(db: Db, reader: Reader, engagementId: string): Promise<ShownTerms> {
  const listed = await findEngagement(db, reader, engagementId);
  const as = listed.engagement.repId === reader.repId ? 'rep' : 'business';
  const found = await findTerms(db, engagementId);
  const versions = found.some(isInForce) ? found : [...found, await unwritten(db, listed)];
  const inForce = versions.find(isInForce);
  if (!inForce) throw new Refusal('engagement.not_found');
  const { userId } = reader;
  const [expectedName, asksPhone] = [await findAccountName(db, userId, as), await lacksPhone(db, userId, as)];
  const jobType = (await findJobTypes(db, [engagementId])).get(engagementId);
  if (!jobType) throw new Refusal('engagement.not_found');
  const hours = await findHours(db, listed, versions);
  return { ...listed, as, inForce, versions, jobType, ...hours, expectedName, asksPhone };
}

const isOver = ({ milestones }: ListedEngagement, at: Date) =>
  milestones.every(
    ({ status, endsAt }) => milestoneTraits[status].deadline === null || (endsAt !== null && endsAt <= at),
  );

/** The hours with the business. Once the rep has agreed, the gig's own are those of its milestones, without cancelled or expired ones. */
async function findHours(db: Db, listed: ListedEngagement, versions: readonly TermsVersion[]) {
  const minutesAMonth = new Map<number, number>();
  if (isOver(listed, now())) return { minutesAMonth, otherDays: [] };
  const { id, repId, businessId } = listed.engagement;
  const open = versions.flatMap(({ terms }) =>
    terms.status === 'in_force' || terms.status === 'proposed' ? { ...terms, days: daysOfWork(terms) } : [],
  );
  const firstDays = [dayInSouthAfrica(now()), ...open.flatMap(({ days }) => days[0]?.day ?? [])];
  const firstDay = firstDays.toSorted()[0] as string;
  const [own, otherDays] = partition(await findAgreedDays(db, businessId, [repId], firstDay), id);
  for (const { version, status, days } of open)
    if (days.length > 0)
      minutesAMonth.set(version, monthlyMinutes(status === 'in_force' && own.length > 0 ? own : days, otherDays));
  return { minutesAMonth, otherDays };
}

const isInForce = ({ terms }: TermsVersion) => terms.status === 'in_force';

/** The terms of an engagement that began before texts were stored, as the first signature will store them. */
async function unwritten(db: Db, { engagement }: ListedEngagement): Promise<TermsVersion> {
  const { termsVersion: version, acceptedAt, schedule, startDate, locationId, locationAddress, payCents } = engagement;
  const [composed] = await wordTerms(db, [{ stated: engagement, version, status: 'in_force', madeAt: acceptedAt }]);
  const [location] = await db.select().from(locations).where(eq(locations.id, locationId));
  if (!composed || !location) throw new Refusal('engagement.not_found');
  return {
    terms: {
      ...{
        engagementId: engagement.id,
        version,
        status: 'in_force',
        createdAt: acceptedAt,
        dueAt: null,
        endedAt: null,
      },
      ...{ schedule, startDate, locationId, locationAddress, payCents },
      ...composed,
    },
    location,
    text: composed.body,
    signatures: [],
  };
}
