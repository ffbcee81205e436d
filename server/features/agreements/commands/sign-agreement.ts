import { v7 as uuidv7 } from 'uuid';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { currentAgreement } from '../queries/current-agreement.ts';
import { type EvidenceRow, legalContracts } from '../tables.ts';
import { keepSignedText } from './keep-signed-text.ts';
import { recordEvidence } from './record-evidence.ts';

export const signedCopyTask = 'agreements.make_signed_copy';

export interface SignedCopyRequest {
  readonly evidenceId: string;
  /** Whether the person now waits for a review, for the email with the copy. */
  readonly underReview: boolean;
}

export interface Signing {
  readonly userType: LegalUserType;
  /** The hash of the text shown to the person, in hexadecimal digits. */
  readonly sha256: string;
  /** As typed: not trimmed, not corrected. */
  readonly typedName: string;
  readonly signer: {
    readonly userId: string;
    readonly sessionId: string;
    readonly email: string;
    readonly name: string | null;
    readonly address: string;
    readonly userAgent: string | null;
  };
  readonly underReview: SignedCopyRequest['underReview'];
}

/**
 * Stores a signature with its evidence, and enqueues the signed copy. The caller has checked that the box is ticked and a name typed,
 * and has locked out concurrent signatures of the same person.
 */
export async function signAgreement(tx: Tx, signing: Signing): Promise<EvidenceRow> {
  const { userType, sha256, typedName, signer, underReview } = signing;
  const agreement = currentAgreement(userType, await readSettingsNow(tx.db));
  if (agreement.sha256 !== sha256) throw new Refusal('legal.agreement_changed');
  const textSha256 = Buffer.from(sha256, 'hex');
  const { version, effectiveFrom, text: body } = agreement;

  await keepSignedText(tx, { sha256: textSha256, userType, version, effectiveFrom, body });
  const evidence = await recordEvidence(tx, {
    userId: signer.userId,
    userType,
    sessionId: signer.sessionId,
    textSha256,
    version,
    ticked: true,
    typedName,
    accountName: signer.name,
    accountEmail: signer.email,
    address: signer.address,
    userAgent: signer.userAgent,
  });
  const signed = {
    textSha256,
    version,
    isAgreed: true,
    signatureData: typedName,
    signedAt: evidence.signedAt,
    evidenceId: evidence.id,
    copyKey: null,
  };
  await tx.db
    .insert(legalContracts)
    .values({ id: uuidv7(), userId: signer.userId, userType, ...signed })
    .onConflictDoUpdate({ target: [legalContracts.userId, legalContracts.userType], set: signed });
  await tx.enqueue<SignedCopyRequest>(signedCopyTask, { evidenceId: evidence.id, underReview });
  return evidence;
}
