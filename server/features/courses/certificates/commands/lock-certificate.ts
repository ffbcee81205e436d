import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { coursePurchases } from '../../tables.ts';
import { type CertificateRow, certificates } from '../tables.ts';

interface Wanted {
  readonly number: string;
  /** Null: any holder's. */
  readonly userId: string | null;
}

/** A valid certificate, locked: a change of its name and a withdrawal run one after the other. */
export async function lockCertificate(tx: Tx, wanted: Wanted): Promise<CertificateRow> {
  const [row] = await tx.db.select().from(certificates).where(which(wanted)).for('update');
  if (!row) throw new Refusal('certificate.not_found');
  if (row.withdrawnAt) throw new Refusal('certificate.withdrawn');
  return row;
}

const which = ({ number, userId }: Wanted) =>
  and(eq(certificates.number, number), userId === null ? undefined : eq(certificates.userId, userId));

/** Locks the holder's purchases of the course, before the certificate itself, in the order used by passing a test. */
export async function lockLearning(tx: Tx, number: string): Promise<void> {
  const [found] = await tx.db
    .select({ userId: certificates.userId, courseId: certificates.courseId })
    .from(certificates)
    .where(eq(certificates.number, number));
  if (!found) throw new Refusal('certificate.not_found');
  await tx.db
    .select({ id: coursePurchases.id })
    .from(coursePurchases)
    .where(and(eq(coursePurchases.userId, found.userId), eq(coursePurchases.courseId, found.courseId)))
    .orderBy(asc(coursePurchases.id))
    .for('update');
}
