import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { CertificateEvent } from '../../courses/certificates/commands/withdraw-certificate.ts';
import { certificates } from '../../courses/certificates/tables.ts';
import { courseVersions } from '../../courses/tables.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';

/** The name of the task, for those who only add it. */
export const tellCertificatesTask = 'news.tell_certificates';

/** A certificate was withdrawn: its holder is told in the background. */
export async function announceWithdrawal(tx: Tx, { certificateId }: CertificateEvent): Promise<void> {
  await tx.enqueue<CertificateEvent>(tellCertificatesTask, { certificateId });
}

/** Done again, it tells nobody twice. */
export async function tellCertificates(tx: Tx, { certificateId }: CertificateEvent): Promise<void> {
  const { userId, number, withdrawnReason } = certificates;
  const [found] = await tx.db
    .select({ userId, number, reason: withdrawnReason, title: courseVersions.title })
    .from(certificates)
    .innerJoin(courseVersions, eq(courseVersions.id, certificates.versionId))
    .where(eq(certificates.id, certificateId));
  // The account is gone by now.
  if (!found) return;
  const { userId: holder, reason, ...about } = found;
  const content = { kind: 'certificate.withdrawn' as const, ...about, reason: reason ?? '' };
  const how = { once: `certificate.withdrawn ${certificateId}` };
  const told = await tellUsers(tx, [{ userId: holder, aboutUserId: null, content, how }]);
  await publishLive(tx, told, { type: 'notification.changed' });
}
