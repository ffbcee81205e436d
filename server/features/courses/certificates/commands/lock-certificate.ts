import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CertificateRow, certificates } from '../tables.ts';

interface Wanted {
  readonly number: string;
  /** Null: whoever has it. */
  readonly userId: string | null;
}

/**
 * A certificate that is valid, until the transaction ends: what changes its name or takes it back comes one after the other. Refusals:
 * certificate.not_found, certificate.withdrawn.
 */
export async function lockCertificate(tx: Tx, { number, userId }: Wanted): Promise<CertificateRow> {
  const [row] = await tx.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.number, number), userId === null ? undefined : eq(certificates.userId, userId)))
    .for('update');
  if (!row) throw new Refusal('certificate.not_found');
  if (row.withdrawnAt) throw new Refusal('certificate.withdrawn');
  return row;
}
