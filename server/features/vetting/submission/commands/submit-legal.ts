import { and, eq } from 'drizzle-orm';
import { type DocumentType, documentsOf } from '#contract/vetting/documents.ts';
import type { LegalUserType, legalApi, SignatureInput } from '#contract/vetting/legal.ts';
import { isSigned, missingDocuments, submissionNeeds } from '#domain/vetting/legal-state.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { Input } from '#server/platform/http/route.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { requireSide } from '../../../accounts/access.ts';
import { signAgreement } from '../../../agreements/commands/sign-agreement.ts';
import { lockOwner } from '../../../files/commands/lock-owner.ts';
import { findCurrentFiles } from '../../../files/queries/find-files.ts';
import type { StoredFile } from '../../../files/tables.ts';
import { requirePhone } from '../../../profiles/commands/require-phone.ts';
import { legalChanged } from '../../commands/record-vetting-step.ts';
import { findLegalState } from '../../queries/find-legal-state.ts';
import { userVetting } from '../../tables.ts';
import type { LegalStatusRows } from '../present.ts';
import { currentDocuments, describeLegalStatus } from '../queries/describe-legal-status.ts';
import { findAccountName } from '../queries/find-account-name.ts';
import { findCase } from '../queries/find-case.ts';
import { documentsReceived } from '../texts.ts';
import { openOwnCase } from './open-own-case.ts';

/** Includes the address and device, which are part of the signature's evidence. */
type Signer = SignedInActor & Pick<Input<typeof legalApi.submit>, 'from'>;

interface Submission {
  readonly userType: LegalUserType;
  readonly signature: SignatureInput | null;
  /** For a profile without one. */
  readonly phone: string | null;
}

/**
 * Signs the current agreement and submits the documents, whichever are needed. Serialized for each person, also against files of
 * theirs being recorded.
 */
export async function submitLegal(
  tx: Tx,
  actor: Signer,
  { userType, signature, phone }: Submission,
  { siteUrl }: { readonly siteUrl: string },
): Promise<LegalStatusRows> {
  requireSide(actor, userType);
  const { userId } = actor;
  await lockOwner(tx, userId);
  await lockOwnCase(tx, userId, userType);
  const state = await findLegalState(tx.db, userId, userType);
  const needs = submissionNeeds(state);
  if (!needs.signature && !needs.documents) throw new Refusal('legal.already_submitted');
  if (needs.signature && !isSigned(signature)) throw new Refusal('legal.signature_required');
  const name = await findAccountName(tx.db, userId, userType);
  const fault = needs.signature && signature ? signatureRefusal(signature.typedName, name) : null;
  if (fault) throw new Refusal('legal.signature_differs', { fields: [{ field: 'typedName', message: fault }] });
  if (needs.signature) await requirePhone(tx, { userId, side: userType, phone });

  if (needs.documents) {
    const files = await requireDocuments(tx, userId, userType);
    await openOwnCase(tx, { userId, userType, files });
  }
  const underReview = needs.documents || state.vetting === 'pending';
  // Last, because the log of signatures is locked until the commit.
  if (needs.signature && signature) await sign(tx, actor, { userType, signature, name, underReview });
  else await queueMail(tx, documentsReceived({ to: actor.email, siteUrl, userType }));
  await tx.emit(legalChanged, { userId, userType });
  return describeLegalStatus(tx.db, userId, userType);
}

/** Locks the person's case, which may not exist yet. Waits for a decision in progress. */
async function lockOwnCase({ db }: Tx, userId: string, userType: LegalUserType): Promise<void> {
  await db
    .select({ id: userVetting.id })
    .from(userVetting)
    .where(and(eq(userVetting.userId, userId), eq(userVetting.userType, userType)))
    .for('update');
}

async function requireDocuments(tx: Tx, userId: string, userType: LegalUserType): Promise<StoredFile[]> {
  const wanted = documentsOf[userType].map(({ type }): DocumentType => type);
  const files = await findCurrentFiles(tx.db, userId, wanted);
  const before = await findCase(tx.db, userId, userType);
  const sent = before ? await currentDocuments(tx.db, before.id) : [];
  const given = documentsOf[userType].flatMap(({ type }) => {
    const file = files.find(({ purpose }) => purpose === type);
    const asked = sent.find(({ documentType, askedAgainAt }) => documentType === type && askedAgainAt !== null);
    return file ? [{ type, refused: asked?.fileId === file.id }] : [];
  });
  const missing = missingDocuments(userType, given);
  if (missing.length > 0) {
    throw new Refusal('legal.documents_missing', {
      fields: missing.map(({ type, label }) => ({ field: type, message: label })),
    });
  }
  return files;
}

interface Signed extends Omit<Submission, 'phone'> {
  readonly signature: SignatureInput;
  /** The name to compare the signature with. */
  readonly name: string | null;
  readonly underReview: boolean;
}

async function sign(tx: Tx, actor: Signer, { userType, signature, name, underReview }: Signed): Promise<void> {
  const { userId, sessionId, email, from } = actor;
  const { sha256, typedName } = signature;
  await signAgreement(tx, {
    userType,
    sha256,
    typedName,
    signer: { userId, sessionId, email, name, ...from },
    underReview,
  });
}
