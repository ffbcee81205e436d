import { and, eq, sql } from 'drizzle-orm';
import type { LegalRefusal } from '#contract/gates.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { refuseLegal } from '#domain/vetting/legal-state.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { legalContracts } from '../../agreements/tables.ts';
import { agreementOf, findLegalState } from '../queries/find-legal-state.ts';
import { userVetting } from '../tables.ts';

const held = prepared('vetting_hold_standing', (db, name) =>
  db
    .select({ signed: legalContracts.version, vetting: userVetting.status })
    .from(legalContracts)
    .innerJoin(
      userVetting,
      and(eq(userVetting.userId, legalContracts.userId), eq(userVetting.userType, legalContracts.userType)),
    )
    .where(
      and(
        eq(legalContracts.userId, sql.placeholder('userId')),
        eq(legalContracts.userType, sql.placeholder('userType')),
      ),
    )
    .for('share')
    .prepare(name),
);

/**
 * The legal gate: null for a signed and approved user, whose rows are locked, so that a concurrent withdrawal of the approval is
 * either seen or waits for this transaction. Nothing is locked for a refused user.
 */
export async function askLegalGate(tx: Tx, userId: string, userType: LegalUserType): Promise<LegalRefusal | null> {
  const [row] = await held(tx.db).execute({ userId, userType });
  if (row?.vetting === 'approved' && agreementOf(userType, row.signed) === 'current') return null;
  return refuseLegal(await findLegalState(tx.db, userId, userType)) ?? 'legal.review_pending';
}
