import { eq } from 'drizzle-orm';
import type { AdminCertificate } from '#contract/courses/certificates.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { revokePoints } from '../../points/commands/revoke-points.ts';
import { certificates, endedBadges } from '../tables.ts';
import { certificateWithdrawnMail } from '../texts.ts';
import { openTestAgain } from './allow-retake.ts';
import { lockCertificate, lockLearning } from './lock-certificate.ts';
import { describeCertificate } from './look-at-certificate.ts';

interface Withdrawal {
  readonly number: string;
  readonly reason: string;
  readonly mayTryAgain: boolean;
}

export interface CertificateEvent {
  readonly certificateId: string;
}

export const certificateWithdrawn = eventKind<CertificateEvent>('courses.certificate_withdrawn');

/**
 * Withdraws a certificate permanently, with its points, and notifies its holder by email and in the app. They may retake
 * the test if the admin allows it, here or later.
 */
export async function withdrawCertificate(
  tx: Tx,
  actor: AdminActor,
  { number, reason, mayTryAgain }: Withdrawal,
  siteUrl: string,
): Promise<AdminCertificate> {
  await lockLearning(tx, number);
  const { id, badgeId, userId, courseId } = await lockCertificate(tx, { number, userId: null });
  const at = now();
  await tx.db.update(certificates).set({ withdrawnAt: at, withdrawnReason: reason }).where(eq(certificates.id, id));
  await tx.db.insert(endedBadges).values({ id: badgeId, because: 'withdrawn', endedAt: at });
  if (mayTryAgain) await openTestAgain(tx, { id, userId, courseId });
  await revokePoints(tx, { userId, courseId });
  await recordAct(tx, actor, 'certificate.withdraw', { type: 'certificate', id }, reason);
  const { shown } = await describeCertificate(tx, number);
  const { title, holder } = shown;
  await queueMail(tx, certificateWithdrawnMail({ to: holder.email, siteUrl, number, title, reason, mayTryAgain }));
  await tx.emit(certificateWithdrawn, { certificateId: id });
  return shown;
}
