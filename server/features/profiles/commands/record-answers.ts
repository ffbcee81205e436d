import type { Tx } from '#server/platform/db/transaction.ts';
import { companyAnswers } from '../tables.ts';

interface Answered {
  readonly id: string;
  readonly appliedAt: Date;
}

/** Records when the business first answered these applications. */
export async function recordAnswers(tx: Tx, businessId: string, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  await tx.db
    .insert(companyAnswers)
    .values(answered.map(({ id: applicationId, appliedAt }) => ({ applicationId, businessId, appliedAt })))
    // The application was withdrawn after its first answer and sent again.
    .onConflictDoNothing();
}
