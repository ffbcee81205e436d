import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { takeHomeOf } from '#domain/engagements/money.ts';
import { type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import { arrivalChoices, mayArriveAt } from '#domain/standby/arrival.ts';
import { begunShift, mayStillArriveAt, restArrivals } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { locations } from '../../../catalogue/tables.ts';
import { planEngagement } from '../../../engagements/commands/open-engagement.ts';
import { planWork } from '../../../engagements/commands/plan-work.ts';
import { wordTerms } from '../../../engagements/terms/queries/word-terms.ts';
import { isCommissionOnly } from '../../../jobs/sales-terms/queries.ts';
import { type JobRow, jobs } from '../../../jobs/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { standbyOffers, standbyPlaces } from '../tables.ts';
import { type TermsNow, termsNow } from './terms-now.ts';

/** How many are listed. */
const most = 20;

const selectOffers = (db: Db, only: SQL | undefined) =>
  db
    .select({
      offer: standbyOffers,
      placeStatus: standbyPlaces.status,
      rest: standbyPlaces.rest,
      /** The gig of the rep who isn’t coming. */
      missing: standbyPlaces.engagementId,
      job: jobs,
      repId: jobApplications.repId,
      location: locations.name,
      companyName: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
    })
    .from(standbyOffers)
    .innerJoin(standbyPlaces, eq(standbyPlaces.id, standbyOffers.placeId))
    .innerJoin(jobApplications, eq(jobApplications.id, standbyOffers.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(only)
    .orderBy(asc(standbyOffers.answerBy), asc(standbyOffers.id))
    .limit(most);

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Why an offer can’t be accepted any more, as a refusal code, or null. */
export function refuseAnswer({ offer, placeStatus }: Pick<OfferRow, 'offer' | 'placeStatus'>) {
  if (offer.status === 'taken' || (offer.status === 'open' && placeStatus !== 'open')) return 'standby.place_taken';
  return offer.status === 'open' && offer.answerBy > now() ? null : 'standby.offer_over';
}

/** Offers that the rep can still answer. */
export const listOpenOffers = (db: Db, repId: string): Promise<OfferRow[]> =>
  selectOffers(
    db,
    and(
      eq(jobApplications.repId, repId),
      eq(standbyOffers.status, 'open'),
      eq(standbyPlaces.status, 'open'),
      gt(standbyOffers.answerBy, now()),
    ),
  );

/** An offer of this rep. Another’s is not found. */
export async function findOffer(db: Db, repId: string, offerId: string): Promise<OfferRow> {
  const [row] = await selectOffers(db, and(eq(standbyOffers.id, offerId), eq(jobApplications.repId, repId)));
  if (!row) throw new Refusal('standby.not_found');
  return row;
}

type Ids = Parameters<typeof planEngagement>[1];

/** The gig of a rep who is hired now, and its parts. `restFrom`: they arrive then for the rest of the last day. Null: no day is left. */
export async function planGig(db: Db, job: JobRow, ids: Ids, restFrom: Date | null, read?: TermsNow) {
  const termsOf = read ?? (await termsNow(db, [job.id]));
  const engagement = planEngagement(job, ids, termsOf(job.id), { acceptedAt: now(), restFrom });
  const [first] = engagement ? shiftsOf(engagement) : [];
  return engagement && first ? { engagement, startsAt: first.start, parts: planWork(engagement) } : null;
}

/** The arrivals that an offer leaves to choose from, given where the gig begins. */
const arrivalsOf = (rest: Shift | null, start: Date) => (rest ? restArrivals(rest, now()) : arrivalChoices(start));

/**
 * The gig that an offer would become if the rep accepted now. Null: no day is left, or too little of the last one.
 * @param wished when they arrive. The terms for the rest of a day depend on it; without it, or if it’s too late for it, they are those of the earliest arrival
 */
export async function planOffered(
  db: Db,
  { offer, job, repId, rest: isRest }: OfferRow,
  wished?: Date,
  read?: TermsNow,
) {
  const { applicationId, engagementId: id } = offer;
  const ids = { id, applicationId, jobId: job.id, repId, businessId: job.businessId };
  const rest = isRest ? begunShift(job, now()) : null;
  const isPossible = rest && wished && mayStillArriveAt(wished, rest, now());
  const [restFrom = null] = isPossible ? [wished] : rest ? restArrivals(rest, now()) : [];
  if (isRest && !restFrom) return null;
  const planned = await planGig(db, job, ids, restFrom, read);
  if (!planned) return null;
  const { engagement, startsAt, parts } = planned;
  const { feeBearer } = engagement;
  const takeHomeCents = parts.reduce(
    (sum, { payCents, feeCents }) => sum + takeHomeOf({ payCents, feeCents, feeBearer }),
    0n,
  );
  const days = shiftsOf(engagement).map(({ day }) => day);
  const upTo = engagement.salesTerms !== null || isCommissionOnly(job);
  return { engagement, startsAt, days, takeHomeCents, upTo, rest, arrivals: arrivalsOf(rest, startsAt) };
}

/** Whether a rep who accepts can arrive then: for the rest of a day, the terms begin with their arrival. */
export const mayArrive = ({ rest, startsAt }: NonNullable<Awaited<ReturnType<typeof planOffered>>>, arrivesAt: Date) =>
  rest ? startsAt.getTime() === arrivesAt.getTime() : mayArriveAt(arrivesAt, startsAt);

/** The terms of that gig, as the rep reads and signs them. */
export async function wordOffered(db: Db, { engagement }: NonNullable<Awaited<ReturnType<typeof planOffered>>>) {
  const [composed] = await wordTerms(db, [
    { stated: engagement, version: 1, status: 'in_force', madeAt: engagement.acceptedAt },
  ]);
  if (!composed) throw new Error('One gig has one text.');
  return composed;
}
