import { eq, or } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentAttendance, presentHoursSubmission } from '../attendance/present.ts';
import { findAttendances, findHoursSubmissions, findPictures } from '../attendance/queries/find-attendance.ts';
import { describeDisputes } from '../disputes/queries/find-disputes.ts';
import { presentEngagement, presentStep } from '../present.ts';
import { presentPayHold } from '../settled/present.ts';
import { findPayHolds } from '../settled/queries/wallet-parts.ts';
import { engagements } from '../tables.ts';
import { presentKeptTerms } from '../terms/present.ts';
import { findTerms } from '../terms/queries/find-terms.ts';
import { findListed, findSteps } from './find-engagements.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

/** All engagements of a user on either side with their steps, oldest first. */
export async function exportEngagements(db: Db, { repId, businessId }: Profiles) {
  const own = or(
    repId === null ? undefined : eq(engagements.repId, repId),
    businessId === null ? undefined : eq(engagements.businessId, businessId),
  );
  if (!own) return { engagements: [] };
  const listed = await findListed(db, own);
  const exported: object[] = [];
  for (const one of listed) {
    const { id } = one.engagement;
    exported.push({
      ...presentEngagement(one, { repId }),
      steps: (await findSteps(db, id)).map(presentStep),
      terms: (await findTerms(db, id)).map((version) => presentKeptTerms(version, now())),
      attendances: (await findAttendances(db, id)).map(presentAttendance),
      disputes: await describeDisputes(db, one),
      handIns: (await findHoursSubmissions(db, id)).map(presentHoursSubmission),
      pictures: await findPictures(db, id),
      payHolds: repId === one.engagement.repId ? (await findPayHolds(db, id)).map(presentPayHold) : [],
    });
  }
  return { engagements: exported };
}
