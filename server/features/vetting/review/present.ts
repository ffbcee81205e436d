import type { z } from 'zod';
import type {
  HistoryStep,
  NumberCheck,
  VettingClaim,
  VettingDocument,
  VettingItem,
  vettingCase,
} from '#contract/vetting/cases.ts';
import { hintsOf, type VettingFacts } from '#domain/vetting/vetting-hints.ts';
import type { StoredFile } from '../../files/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import type { vettingChecks } from '../checks/tables.ts';
import type { DocumentRow, userVettingSteps, VettingRow } from '../tables.ts';

export interface CaseRow {
  readonly vetting: VettingRow;
  readonly email: string;
  readonly name: string | null;
  readonly asked: boolean;
  readonly submissions: number;
  readonly claimedBy: string | null;
  readonly claimRuns: boolean;
}

/** Null when no one has claimed the case. */
export function presentClaim(
  { vetting, claimedBy, claimRuns }: Pick<CaseRow, 'vetting' | 'claimedBy' | 'claimRuns'>,
  { adminId }: AdminActor,
): VettingClaim | null {
  if (!claimRuns || claimedBy === null || vetting.claimedUntil === null) return null;
  return { mine: vetting.claimedBy === adminId, by: claimedBy, until: vetting.claimedUntil.toISOString() };
}

export function presentCaseHead(row: CaseRow, facts: VettingFacts | undefined, actor: AdminActor): VettingItem {
  const { vetting, email, name, asked, submissions } = row;
  const { id, userId, userType, status, submittedAt, decidedAt } = vetting;
  return {
    id,
    userId,
    userType,
    name,
    email,
    status,
    list: status === 'pending' ? (asked ? 'asked' : 'waiting') : status,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    submissions,
    claim: presentClaim(row, actor),
    hints: facts ? hintsOf(facts) : [],
  };
}

export function presentDocument({
  document,
  file,
  opened,
}: {
  document: DocumentRow;
  file: StoredFile | null;
  opened: boolean;
}): VettingDocument {
  const { id, documentType, fileName, createdAt, replacedAt, askedAgainAt, askedAgainReason } = document;
  return {
    id,
    type: documentType,
    name: fileName,
    sentAt: createdAt.toISOString(),
    file: file && { contentType: file.contentType, byteSize: file.byteSize },
    replacedAt: replacedAt?.toISOString() ?? null,
    askedAgain:
      askedAgainAt && askedAgainReason !== null ? { at: askedAgainAt.toISOString(), reason: askedAgainReason } : null,
    opened,
  };
}

type CheckRow = typeof vettingChecks.$inferSelect;

export function presentCheck({ check, by }: { check: CheckRow; by: string }): NumberCheck {
  const { subject, kind, fault, age, checkedAt } = check;
  return { subject, kind, fault, age, checkedAt: checkedAt.toISOString(), checkedBy: by };
}

type StepRow = typeof userVettingSteps.$inferSelect;

export function presentStep({ step: row, by }: { step: StepRow; by: string | null }): HistoryStep {
  const { id, step, createdAt, documentType: document, note } = row;
  return { id, step, at: createdAt.toISOString(), by, document, note };
}

type Agreement = z.input<typeof vettingCase>['agreement'];

interface Signed {
  readonly version: string;
  readonly signature: string;
  readonly signedAt: Date;
  readonly textSha256: Buffer;
  readonly evidence: {
    readonly position: number;
    readonly accountName: string | null;
    readonly address: string;
    readonly userAgent: string | null;
  } | null;
}

export function presentAgreement({ version, signature, signedAt, textSha256, evidence }: Signed): Agreement {
  return {
    version,
    signature,
    signedAt: signedAt.toISOString(),
    textSha256: textSha256.toString('hex'),
    evidence,
  };
}
