import { and, eq } from 'drizzle-orm';
import type { AgreeInput } from '#contract/engagements/terms.ts';
import { hasRoom } from '#domain/applications/application-lifecycle.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { refuseHiring } from '#domain/jobs/job-lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { lockApplication } from '../../../applications/commands/lock-application.ts';
import { hireApplicant } from '../../../applications/commands/move-application.ts';
import { countAccepted } from '../../../applications/queries/count-accepted.ts';
import { agreeToTerms } from '../../../engagements/commands/move-engagement.ts';
import { lockEngagementRows, milestoneOf } from '../../../engagements/commands/move-milestone.ts';
import { moveByClock } from '../../../engagements/commands/move-on-time.ts';
import { fundKept } from '../../../engagements/funding/commands/fund-kept.ts';
import { type Signer, signTerms } from '../../../engagements/terms/commands/sign-terms.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { lacksSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import { lockPayer } from '../../../payments/commands/lock-payer.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { askLegalGate } from '../../../vetting/commands/ask-legal-gate.ts';
import { findAccountName } from '../../../vetting/submission/queries/find-account-name.ts';
import { findOffer, mayArrive, planOffered, refuseAnswer, wordOffered } from '../queries/find-offer.ts';
import { isLeft } from '../queries/work-to-fill.ts';
import { type StandbyOrderRow, standbyOffers, standbyOrders } from '../tables.ts';
import { endPlace, lockPlace, offerPlace } from './offer-place.ts';

interface Acceptance extends Pick<AgreeInput, 'fullName' | 'phone'> {
  readonly offerId: string;
  /** Of the terms that the rep read. */
  readonly sha256: string;
  readonly arrivesAt: Date;
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

/** The terms that every rep of the place gets: those of a gig that has just begun. */
const termsVersion = 1;

/**
 * Accepts an offered place for the rep: hires them, signs the terms for both sides and funds the gig with the money of the rep who dropped out. Locks
 * the payer, the gig of the rep who isn’t coming, the job and the place in this order, so that of two reps who accept, the second finds the place taken. Returns the gig, and whether it is paid for.
 */
export async function acceptOffer(
  tx: Tx,
  actor: RepActor & LegallyAsked,
  { offerId, sha256, arrivesAt, fullName, phone, from }: Acceptance,
): Promise<{ readonly engagementId: string; readonly paid: boolean }> {
  requireLegal(actor);
  const { userId, repId } = actor;
  const { businessUserId, job: read, offer: asked, missing } = await findOffer(tx.db, repId, offerId);
  await lockPayer(tx, businessUserId);
  // A report that is withdrawn, or a late check-in, takes the place back.
  if (missing) await lockEngagementRows(tx, missing);
  const barred = await findBarred(tx, [businessUserId, userId]);
  const job = await lockOwnJob(tx.db, read.businessId, read.id);
  const place = await lockPlace(tx, asked.placeId);
  const found = await findOffer(tx.db, repId, offerId);
  const refusal = refuseAnswer(found);
  if (refusal) throw new Refusal(refusal);
  const isFree = missing === null || (await isLeft(tx.db, missing));
  if (!job || !place || !isFree || refuseHiring(job.status)) throw new Refusal('standby.place_taken');
  if (barred.has(businessUserId) || (await askLegalGate(tx, businessUserId, 'business')))
    throw new Refusal('standby.business_closed');
  const [order] = await tx.db.select().from(standbyOrders).where(eq(standbyOrders.jobId, job.id));
  const planned = await planOffered(tx.db, found, arrivesAt);
  if (
    !(order || found.rest) ||
    !planned ||
    !hasRoom({ positions: job.positions, accepted: await countAccepted(tx.db, job.id) })
  )
    throw new Refusal('standby.place_taken');
  // Only the business can set them.
  if (await lacksSalesTerms(tx.db, job)) throw new Refusal('standby.place_taken');
  if (!mayArrive(planned, arrivesAt)) throw new Refusal('standby.arrival_invalid');
  if ((await wordOffered(tx.db, planned)).sha256.toString('hex') !== sha256)
    throw new Refusal('engagement.terms_changed');

  const { engagementId, applicationId } = found.offer;
  const row = await lockApplication(tx, { repId }, applicationId);
  const restFrom = found.rest ? arrivesAt : null;
  await hireApplicant(tx, { row, job, barred, businessUserId, repUserId: userId, note: null, engagementId, restFrom });
  await agreeToTerms(tx, actor, { engagementId, termsVersion, fullName, phone, from });
  const paid = order && !found.rest ? await fundFromDropOut(tx, businessUserId, engagementId, order) : false;
  await tx.db.update(standbyOffers).set({ status: 'accepted', answeredAt: now() }).where(eq(standbyOffers.id, offerId));
  await endPlace(tx, place, { status: 'filled', filledBy: engagementId, arrivesAt });
  return { engagementId, paid };
}

/**
 * Funds the gig with money that is held for a replacement, and signs for the business as it did when it chose standby. If none covers the price, or the
 * account’s name is another by now, the gig waits for the business to sign and pay. Returns whether it is paid for.
 */
async function fundFromDropOut(tx: Tx, userId: string, engagementId: string, order: StandbyOrderRow): Promise<boolean> {
  const { typedName: fullName, sessionId, address, userAgent } = order;
  if (signatureRefusal(fullName, await findAccountName(tx.db, userId, 'business'))) return false;
  const locked = await lockEngagementRows(tx, engagementId);
  const due = locked.milestones.filter((row) => !refuseMove('fund', 'provider', milestoneOf(locked, row), now()));
  const { paymentId } = await fundKept(
    tx,
    userId,
    due.map((milestone) => ({ locked, milestone })),
  );
  if (paymentId === null) return false;
  const signer = { userId, sessionId, address, userAgent };
  await signTerms(tx, { side: 'business', terms: [{ engagementId, termsVersion }], fullName, phone: null, signer });
  await moveByClock(tx, engagementId);
  return true;
}

/** Declines an offer for the rep, and asks the next. */
export async function declineOffer(tx: Tx, { repId }: RepActor, offerId: string): Promise<void> {
  const { offer } = await findOffer(tx.db, repId, offerId);
  const place = await lockPlace(tx, offer.placeId);
  const declined = await tx.db
    .update(standbyOffers)
    .set({ status: 'declined', answeredAt: now() })
    .where(and(eq(standbyOffers.id, offerId), eq(standbyOffers.status, 'open')))
    .returning({ id: standbyOffers.id });
  if (declined.length === 0) throw new Refusal('standby.offer_over');
  if (place?.status === 'open') await offerPlace(tx, place);
}
