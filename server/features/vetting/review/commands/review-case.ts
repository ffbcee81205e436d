import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ReviewAction, refuseReview, reviewActions } from '#domain/vetting/vetting-review.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { approveNames } from '../../../profiles/names/commands/approve-names.ts';
import { legalChanged, recordVettingStep } from '../../commands/record-vetting-step.ts';
import { userDocuments, userVetting } from '../../tables.ts';
import { approvedMail, documentAskedMail, rejectedMail, reopenedMail } from '../texts.ts';
import { type LockedCase, lockCase } from './lock-case.ts';

/** The public origin of the site. */
interface Settings {
  readonly siteUrl: string;
}

interface OfCase {
  readonly vettingId: string;
}

/** Identifies the submission that the reviewer looked at. */
interface Seen extends OfCase {
  readonly submittedAt: string;
}

interface Words {
  readonly reason: string;
}

/** Approves a case along with the names of its profile. */
export async function approveCase(
  tx: Tx,
  actor: AdminActor,
  input: Seen & { readonly profileVersion: number },
  { siteUrl }: Settings,
): Promise<void> {
  const found = await openCase(tx, actor, 'approve', input);
  await approveNames(tx, { ...found, profileVersion: input.profileVersion });
  await decide(tx, actor, found, { action: 'approve', step: 'approved', reason: null });
  await queueMail(tx, approvedMail({ to: found.email, siteUrl, userType: found.userType }));
}

export async function rejectCase(tx: Tx, actor: AdminActor, input: Seen & Words, { siteUrl }: Settings): Promise<void> {
  const { reason } = input;
  const found = await openCase(tx, actor, 'reject', input);
  await decide(tx, actor, found, { action: 'reject', step: 'rejected', reason });
  await queueMail(tx, rejectedMail({ to: found.email, siteUrl, userType: found.userType, reason }));
}

/** Withdraws a decision: the case waits again. */
export async function reopenCase(
  tx: Tx,
  actor: AdminActor,
  { vettingId, reason }: OfCase & Words,
  { siteUrl }: Settings,
): Promise<void> {
  const found = await openCase(tx, actor, 'reopen', { vettingId });
  const { userId, userType, email: to } = found;
  await tx.db
    .update(userVetting)
    .set({
      status: reviewActions.reopen.to,
      reason,
      decidedAt: null,
      decidedBy: null,
      // It starts to wait now, behind the cases that are waiting already.
      submittedAt: sql`clock_timestamp()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(userVetting.id, vettingId), eq(userVetting.status, found.status)));
  await recordVettingStep(tx, { vettingId, step: 'reopened', note: reason, by: actor });
  await queueMail(tx, reopenedMail({ to, siteUrl, userType, reason }));
  await tx.emit(legalChanged, { userId, userType });
}

/** Sends the case back to the person, asking again for one of its documents. */
export async function askForDocument(
  tx: Tx,
  actor: AdminActor,
  { vettingId, documentId, reason }: OfCase & Words & { readonly documentId: string },
  { siteUrl }: Settings,
): Promise<void> {
  const { userId, userType, email: to } = await openCase(tx, actor, 'askAgain', { vettingId });
  const current = and(
    eq(userDocuments.id, documentId),
    eq(userDocuments.vettingId, vettingId),
    isNull(userDocuments.replacedAt),
  );
  const [document] = await tx.db.select().from(userDocuments).where(current).for('update');
  if (!document) throw new Refusal('vetting.document_not_found');
  if (document.askedAgainAt !== null) throw new Refusal('vetting.already_asked');
  const { documentType } = document;
  await tx.db.update(userDocuments).set({ askedAgainAt: sql`now()`, askedAgainReason: reason }).where(current);
  await tx.db.update(userVetting).set({ reason: null, updatedAt: sql`now()` }).where(eq(userVetting.id, vettingId));
  await recordVettingStep(tx, { vettingId, step: 'document_asked', documentType, note: reason, by: actor });
  await queueMail(tx, documentAskedMail({ to, siteUrl, userType, documentType, reason }));
  await tx.emit(legalChanged, { userId, userType });
}

async function openCase(
  tx: Tx,
  actor: AdminActor,
  action: ReviewAction,
  { vettingId, submittedAt }: OfCase & { readonly submittedAt?: string },
): Promise<LockedCase> {
  const found = await lockCase(tx, actor, vettingId);
  const changed = submittedAt !== undefined && found.submittedAt.getTime() !== Date.parse(submittedAt);
  const refusal = refuseReview(action, { ...found, changed });
  if (refusal) throw new Refusal(refusal);
  return found;
}

interface Decision {
  readonly action: 'approve' | 'reject';
  readonly step: 'approved' | 'rejected';
  readonly reason: string | null;
}

async function decide(tx: Tx, actor: AdminActor, found: LockedCase, { action, step, reason }: Decision): Promise<void> {
  const { id: vettingId, userId, userType } = found;
  await tx.db
    .update(userVetting)
    .set({
      status: reviewActions[action].to,
      reason,
      decidedAt: sql`clock_timestamp()`,
      decidedBy: actor.adminId,
      claimedBy: null,
      claimedUntil: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(userVetting.id, vettingId), eq(userVetting.status, found.status)));
  // A request for a document is moot once the case is decided; the history keeps it.
  await tx.db
    .update(userDocuments)
    .set({ askedAgainAt: null, askedAgainReason: null })
    .where(
      and(
        eq(userDocuments.vettingId, vettingId),
        isNull(userDocuments.replacedAt),
        isNotNull(userDocuments.askedAgainAt),
      ),
    );
  await recordVettingStep(tx, { vettingId, step, note: reason, by: actor });
  await tx.emit(legalChanged, { userId, userType });
}
