import { and, eq, sql } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { refuseLegal } from '#domain/legal-standing.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { legalContracts } from '../../agreements/tables.ts';
import { userVetting } from '../tables.ts';
import { agreementOf, findLegalStanding } from './find-legal-standing.ts';

const held = prepared('vetting_hold_standing', (db, name) =>
  db
    .select({ textSha256: legalContracts.textSha256, vetting: userVetting.status })
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
 * The legal gate: signed, and approved. Whoever passes stays so until the transaction ends, because it holds both rows: an
 * approval that is being taken back either came before, and is seen, or waits.
 * Refusals: legal.agreement_required, .agreement_outdated, .review_pending, .document_asked_again, .review_rejected.
 */
export async function requireLegalStanding(tx: Tx, userId: string, userType: LegalUserType): Promise<void> {
  const [row] = await held(tx.db).execute({ userId, userType });
  if (row?.vetting === 'approved' && agreementOf(userType, row.textSha256) === 'current') return;
  // Who is refused is held to nothing.
  const refusal = refuseLegal(await findLegalStanding(tx.db, userId, userType));
  throw new Refusal(refusal ?? 'legal.review_pending');
}
