import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { coursePurchases } from '../../tables.ts';
import { type CertificateRow, certificates } from '../tables.ts';

interface Wanted {
  readonly number: string;
  /** Null: whoever has it. */
  readonly userId: string | null;
}

/** A certificate that is valid, until the transaction ends: what changes its name or takes it back comes one after the other. */
export async function lockCertificate(tx: Tx, wanted: Wanted): Promise<CertificateRow> {
  const [row] = await tx.db.select().from(certificates).where(which(wanted)).for('update');
  if (!row) throw new Refusal('certificate.not_found');
  if (row.withdrawnAt) throw new Refusal('certificate.withdrawn');
  return row;
}

const which = ({ number, userId }: Wanted) =>
  and(eq(certificates.number, number), userId === null ? undefined : eq(certificates.userId, userId));

/** Before the certificate itself, as whoever passes a test holds them: what its holder has of the course. */
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
