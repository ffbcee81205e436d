import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LegalState, LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { users } from '../../accounts/tables.ts';
import { currentVersion } from '../../agreements/queries/current-agreement.ts';
import { legalContracts } from '../../agreements/tables.ts';
import { userDocuments, userVetting } from '../tables.ts';

const state = prepared('vetting_standing', (db, name) =>
  db
    .select({
      signed: legalContracts.version,
      vetting: userVetting.status,
      documentsAsked: sql<boolean>`exists (
        select from ${userDocuments}
        where ${userDocuments.vettingId} = ${userVetting.id}
          and ${isNull(userDocuments.replacedAt)} and ${isNotNull(userDocuments.askedAgainAt)}
      )`,
    })
    .from(users)
    .leftJoin(
      legalContracts,
      and(eq(legalContracts.userId, users.id), eq(legalContracts.userType, sql.placeholder('userType'))),
    )
    .leftJoin(userVetting, and(eq(userVetting.userId, users.id), eq(userVetting.userType, sql.placeholder('userType'))))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
);

/** The user's legal standing on one side. Lock the rows too where a decision depends on it. */
export async function findLegalState(db: Db, userId: string, userType: LegalUserType): Promise<LegalState> {
  const [row] = await state(db).execute({ userId, userType });
  return {
    agreement: row?.signed ? agreementOf(userType, row.signed) : 'none',
    vetting: row?.vetting ?? null,
    documentsAsked: row?.documentsAsked ?? false,
  };
}

/** Whether the signed version is the current one. */
export function agreementOf(userType: LegalUserType, version: string): 'outdated' | 'current' {
  return version === currentVersion(userType) ? 'current' : 'outdated';
}
