import { eq } from 'drizzle-orm';
import type { AdminCertificate } from '#contract/courses/certificates.ts';
import { tidyNumber } from '#domain/courses/certificate-number.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { presentCertificate } from '../present/present-certificate.ts';
import { findCertificate } from '../queries/find-certificates.ts';

/** A certificate looked up by an admin, which is logged. */
export async function lookAtCertificate(tx: Tx, actor: AdminActor, typed: string): Promise<AdminCertificate> {
  const found = await describeCertificate(tx, typed);
  await recordAct(tx, actor, 'certificate.view', { type: 'certificate', id: found.id });
  return found.shown;
}

export async function describeCertificate({ db }: Tx, typed: string) {
  const found = await findCertificate(db, tidyNumber(typed));
  if (!found) throw new Refusal('certificate.not_found');
  const { id, userId, scorePercent } = found.certificate;
  const [holder] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const shown = { ...presentCertificate(found), holder: { userId, email: holder?.email ?? '' }, scorePercent };
  return { id, shown };
}
