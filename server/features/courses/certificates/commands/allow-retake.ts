import { and, eq, isNull } from 'drizzle-orm';
import type { AdminCertificate } from '#contract/courses/certificates.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { coursePurchases } from '../../tables.ts';
import { type CertificateRow, certificates } from '../tables.ts';
import { mayTryAgainMail } from '../texts.ts';
import { lockLearning } from './lock-certificate.ts';
import { describeCertificate } from './look-at-certificate.ts';

/** Reopens the final test to the holder, whose lessons stay done. A pass issues another certificate. */
export async function openTestAgain(
  tx: Tx,
  { id, userId, courseId }: Pick<CertificateRow, 'id' | 'userId' | 'courseId'>,
): Promise<void> {
  await tx.db.update(certificates).set({ retakeAt: now() }).where(eq(certificates.id, id));
  await tx.db
    .update(coursePurchases)
    .set({ completedAt: null })
    .where(
      and(
        eq(coursePurchases.userId, userId),
        eq(coursePurchases.courseId, courseId),
        isNull(coursePurchases.returnedAt),
      ),
    );
}

/** Lets the holder of a withdrawn certificate retake the test, and notifies them. Idempotent. */
export async function allowRetake(
  tx: Tx,
  actor: AdminActor,
  number: string,
  siteUrl: string,
): Promise<AdminCertificate> {
  await lockLearning(tx, number);
  const [row] = await tx.db.select().from(certificates).where(eq(certificates.number, number)).for('update');
  if (!row) throw new Refusal('certificate.not_found');
  if (row.withdrawnAt === null) throw new Refusal('certificate.valid');
  if (row.retakeAt === null) {
    await openTestAgain(tx, row);
    await recordAct(tx, actor, 'certificate.allow_retake', { type: 'certificate', id: row.id });
    const { title, holder } = (await describeCertificate(tx, number)).shown;
    await queueMail(tx, mayTryAgainMail({ to: holder.email, siteUrl, title, courseId: row.courseId }));
  }
  return (await describeCertificate(tx, number)).shown;
}
