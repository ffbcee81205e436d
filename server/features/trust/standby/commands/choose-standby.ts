import { and, asc, eq } from 'drizzle-orm';
import { isSigned } from '#domain/vetting/legal-state.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import type { Signer } from '../../../engagements/terms/commands/sign-terms.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { lacksSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import type { JobRow } from '../../../jobs/tables.ts';
import { requirePhone } from '../../../profiles/commands/require-phone.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { findAccountName } from '../../../vetting/submission/queries/find-account-name.ts';
import { standbyOrders, standbyPlaces } from '../tables.ts';
import { closePlace } from './offer-place.ts';

interface Order {
  readonly jobId: string;
  readonly automatic: boolean;
  readonly fullName: string;
  readonly phone: string | null;
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

async function lockJob(tx: Tx, { businessId }: BusinessActor, jobId: string): Promise<JobRow> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  return job;
}

/** Stores the business’s signature on the terms with reps on standby, and whether places are offered by themselves. */
export async function chooseStandby(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { jobId, automatic, fullName, phone, from }: Order,
): Promise<void> {
  const { userId, sessionId } = actor;
  const job = await lockJob(tx, actor, jobId);
  requireLegal(actor);
  if (await lacksSalesTerms(tx.db, job)) throw new Refusal('sales.terms_missing');
  if (!isSigned({ agreed: true, typedName: fullName })) throw new Refusal('legal.signature_required');
  const fault = signatureRefusal(fullName, await findAccountName(tx.db, userId, 'business'));
  if (fault) throw new Refusal('legal.signature_differs', { fields: [{ field: 'fullName', message: fault }] });
  await requirePhone(tx, { userId, side: 'business', phone });
  const signed = { automatic, typedName: fullName, sessionId, ...from, signedAt: now() };
  await tx.db
    .insert(standbyOrders)
    .values({ jobId, ...signed })
    .onConflictDoUpdate({ target: standbyOrders.jobId, set: signed });
}

/** Removes the signature, and ends the open offers of the job. */
export async function stopStandby(tx: Tx, actor: BusinessActor, jobId: string): Promise<void> {
  await lockJob(tx, actor, jobId);
  await tx.db.delete(standbyOrders).where(eq(standbyOrders.jobId, jobId));
  const open = await tx.db
    .select()
    .from(standbyPlaces)
    .where(and(eq(standbyPlaces.jobId, jobId), eq(standbyPlaces.status, 'open')))
    .orderBy(asc(standbyPlaces.id))
    .for('update');
  for (const place of open) await closePlace(tx, place);
}
