import { documentsOf } from '#contract/vetting/documents.ts';
import type { LegalState, LegalStatus, LegalUserType } from '#contract/vetting/legal.ts';
import type { PublishedAgreement } from '../../agreements/queries/current-agreement.ts';
import type { ContractRow } from '../../agreements/tables.ts';
import type { StoredFile } from '../../files/tables.ts';
import type { DocumentRow, VettingRow } from '../tables.ts';

export interface LegalStatusRows {
  readonly userType: LegalUserType;
  /** The current text. */
  readonly current: PublishedAgreement;
  readonly standing: LegalState;
  readonly expectedName: string | null;
  readonly asksPhone: boolean;
  readonly contract: ContractRow | null;
  readonly vetting: VettingRow | null;
  readonly documents: readonly DocumentRow[];
  readonly files: readonly StoredFile[];
}

export function presentLegalStatus(rows: LegalStatusRows): LegalStatus {
  const { userType, standing, expectedName, asksPhone, contract, vetting } = rows;
  const { title, version, effectiveFrom, sha256 } = rows.current;
  return {
    userType,
    standing,
    current: { title, version, effectiveFrom, sha256 },
    signed: contract && {
      version: contract.version,
      signature: contract.signatureData,
      signedAt: contract.signedAt.toISOString(),
      sha256: contract.textSha256.toString('hex'),
      copy: contract.copyKey !== null ? 'ready' : contract.evidenceId !== null ? 'underway' : 'none',
    },
    expectedName,
    asksPhone,
    reason: vetting?.reason ?? null,
    submittedAt: vetting?.submittedAt.toISOString() ?? null,
    decidedAt: vetting?.decidedAt?.toISOString() ?? null,
    documents: documentsOf[userType].map(({ type, required }) => presentDocument(rows, type, required)),
  };
}

function presentDocument(
  { documents, files }: LegalStatusRows,
  type: DocumentRow['documentType'],
  required: boolean,
): LegalStatus['documents'][number] {
  const file = files.find(({ purpose }) => purpose === type);
  const sent = documents.find(({ documentType }) => documentType === type);
  return {
    type,
    required,
    file: file ? { id: file.id, name: file.name, uploadedAt: file.createdAt.toISOString() } : null,
    askedAgain: sent && sent.fileId === (file?.id ?? sent.fileId) ? sent.askedAgainReason : null,
  };
}
