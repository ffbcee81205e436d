import { and, asc, eq, isNull } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { currentAgreement } from '../../../agreements/queries/current-agreement.ts';
import { legalContracts } from '../../../agreements/tables.ts';
import { findCurrentFiles } from '../../../files/queries/find-files.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { lacksPhone } from '../../../profiles/queries/lacks-phone.ts';
import { findLegalState } from '../../queries/find-legal-state.ts';
import { userDocuments } from '../../tables.ts';
import type { LegalStatusRows } from '../present.ts';
import { findAccountName } from './find-account-name.ts';
import { findCase } from './find-case.ts';

/** The data of the status card and the submission form of one person. */
export async function describeLegalStatus(db: Db, userId: string, userType: LegalUserType): Promise<LegalStatusRows> {
  const [contract] = await db
    .select()
    .from(legalContracts)
    .where(and(eq(legalContracts.userId, userId), eq(legalContracts.userType, userType)));
  const vetting = await findCase(db, userId, userType);
  return {
    userType,
    current: currentAgreement(userType, await readSettings(db)),
    standing: await findLegalState(db, userId, userType),
    expectedName: await findAccountName(db, userId, userType),
    asksPhone: await lacksPhone(db, userId, userType),
    contract: contract ?? null,
    vetting,
    documents: vetting ? await currentDocuments(db, vetting.id) : [],
    files: await findCurrentFiles(db, userId),
  };
}

/** The current documents of a case. */
export async function currentDocuments(db: Db, vettingId: string) {
  return db
    .select()
    .from(userDocuments)
    .where(and(eq(userDocuments.vettingId, vettingId), isNull(userDocuments.replacedAt)))
    .orderBy(asc(userDocuments.createdAt));
}
