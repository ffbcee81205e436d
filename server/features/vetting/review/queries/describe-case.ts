import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminAct } from '#contract/operators/audit.ts';
import type { OtherCase, VettingCase } from '#contract/vetting/cases.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import { agreementEvidence, legalContracts } from '../../../agreements/tables.ts';
import { storedFiles } from '../../../files/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminAudit, adminUsers } from '../../../operators/tables.ts';
import { findBusinessProfile } from '../../../profiles/queries/show-business-profile.ts';
import { findRepProfile } from '../../../profiles/queries/show-rep-profile.ts';
import { collectFacts } from '../../checks/queries/collect-facts.ts';
import type { Match } from '../../checks/queries/find-matches.ts';
import { vettingChecks } from '../../checks/tables.ts';
import { userDocuments, userVetting, userVettingSteps, type VettingRow } from '../../tables.ts';
import { presentAgreement, presentCaseHead, presentCheck, presentDocument, presentStep } from '../present.ts';
import { selectCases } from './list-cases.ts';

/** One case for its reviewer. Throws vetting.not_found. */
export async function describeCase(db: Db, actor: AdminActor, vettingId: string): Promise<VettingCase> {
  const [row] = await selectCases(db).where(eq(userVetting.id, vettingId));
  if (!row) throw new Refusal('vetting.not_found');
  const { vetting, email } = row;
  const found = (await collectFacts(db, [vetting])).get(vettingId);
  const isRep = vetting.userType === 'rep';
  return {
    ...presentCaseHead(row, found?.facts, actor),
    joinedAt: await joinedAt(db, vetting),
    reason: vetting.reason,
    own: email.toLowerCase() === actor.email.toLowerCase(),
    rep: isRep ? await findRepProfile(db, vetting.userId) : null,
    business: isRep ? null : await findBusinessProfile(db, vetting.userId),
    agreement: await findAgreement(db, vetting),
    documents: await findDocuments(db, actor, vettingId),
    numbers: await findChecks(db, vettingId),
    others: await findOthers(db, actor, found?.matches ?? []),
    history: await findHistory(db, vettingId),
  };
}

type Owner = Pick<VettingRow, 'userId' | 'userType'>;

async function joinedAt(db: Db, { userId }: Owner): Promise<string> {
  const [user] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('vetting.not_found');
  return user.at.toISOString();
}

async function findAgreement(db: Db, { userId, userType }: Owner): Promise<VettingCase['agreement']> {
  const [signed] = await db
    .select({
      version: legalContracts.version,
      signature: legalContracts.signatureData,
      signedAt: legalContracts.signedAt,
      textSha256: legalContracts.textSha256,
      evidence: {
        position: agreementEvidence.position,
        accountName: agreementEvidence.accountName,
        address: agreementEvidence.address,
        userAgent: agreementEvidence.userAgent,
      },
    })
    .from(legalContracts)
    .leftJoin(agreementEvidence, eq(agreementEvidence.id, legalContracts.evidenceId))
    .where(and(eq(legalContracts.userId, userId), eq(legalContracts.userType, userType)));
  return signed ? presentAgreement(signed) : null;
}

const openedBy = ({ adminId }: AdminActor) => sql<boolean>`exists (
  select from ${adminAudit}
  where act = ${'vetting.view_document' satisfies AdminAct} and target_id = ${userDocuments.id} and admin_id = ${adminId})`;

async function findDocuments(db: Db, actor: AdminActor, vettingId: string) {
  const rows = await db
    .select({ document: userDocuments, file: storedFiles, opened: openedBy(actor) })
    .from(userDocuments)
    .leftJoin(storedFiles, eq(storedFiles.id, userDocuments.fileId))
    .where(eq(userDocuments.vettingId, vettingId))
    .orderBy(asc(userDocuments.createdAt), asc(userDocuments.id));
  return rows.map(presentDocument);
}

async function findChecks(db: Db, vettingId: string) {
  const rows = await db
    .select({ check: vettingChecks, by: adminUsers.email })
    .from(vettingChecks)
    .innerJoin(adminUsers, eq(adminUsers.id, vettingChecks.checkedBy))
    .where(eq(vettingChecks.vettingId, vettingId));
  return rows.map(presentCheck);
}

async function findHistory(db: Db, vettingId: string) {
  const rows = await db
    .select({ step: userVettingSteps, by: adminUsers.email })
    .from(userVettingSteps)
    .leftJoin(adminUsers, eq(adminUsers.id, userVettingSteps.byAdminId))
    .where(eq(userVettingSteps.vettingId, vettingId))
    .orderBy(asc(userVettingSteps.createdAt), asc(userVettingSteps.id));
  return rows.map(presentStep);
}

async function findOthers(db: Db, actor: AdminActor, matches: readonly Match[]): Promise<OtherCase[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ otherId }) => otherId);
  const rows = await selectCases(db).where(inArray(userVetting.id, ids));
  const heads = new Map(rows.map((row) => [row.vetting.id, presentCaseHead(row, undefined, actor)]));
  return matches.flatMap(({ otherId, document, subject }) => {
    const other = heads.get(otherId);
    if (!other) return [];
    const { name, userType, list } = other;
    return [{ vettingId: otherId, name, userType, list, document, subject }];
  });
}
