import { and, asc, eq, inArray } from 'drizzle-orm';
import type { sides } from '#contract/engagements/options.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { isSigned } from '#domain/vetting/legal-state.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import { users } from '../../../accounts/tables.ts';
import { keepSignedText } from '../../../agreements/commands/keep-signed-text.ts';
import { recordEvidence } from '../../../agreements/commands/record-evidence.ts';
import { requirePhone } from '../../../profiles/commands/require-phone.ts';
import { findAccountName } from '../../../vetting/submission/queries/find-account-name.ts';
import { engagements } from '../../tables.ts';
import { engagementTerms, type TermsRow, termsSignatures } from '../tables.ts';
import { termsInForce } from './write-terms.ts';

/** The signer and their device: part of the evidence of a signature. */
export interface Signer {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly userAgent: string | null;
}

export interface Signature {
  readonly side: (typeof sides)[number];
  /** As typed: neither trimmed nor corrected. */
  readonly fullName: string;
  /** For a profile without one. */
  readonly phone: string | null;
  readonly signer: Signer;
}

export interface Signing extends Signature {
  /** The versions that the signer read. */
  readonly terms: readonly { readonly engagementId: string; readonly termsVersion: number }[];
}

/**
 * Signs the terms in force for a user. The caller has checked that the engagements are theirs. Comes last in a transaction, since the log of
 * signatures takes one writer at a time. Terms that they signed before aren't signed again.
 */
export async function signTerms(tx: Tx, { terms, ...signature }: Signing): Promise<void> {
  const versions = new Map(terms.map(({ engagementId, termsVersion }) => [engagementId, termsVersion]));
  const locked = await tx.db
    .select()
    .from(engagements)
    .where(inArray(engagements.id, [...versions.keys()]))
    // Locks all of them before the log, so that two signers don't deadlock.
    .orderBy(asc(engagements.id))
    .for('update');
  if (locked.some(({ id, termsVersion }) => versions.get(id) !== termsVersion))
    throw new Refusal('engagement.terms_changed');
  const inForce: TermsRow[] = [];
  for (const engagement of locked) inForce.push(await termsInForce(tx, engagement));
  await signRows(tx, inForce, signature);
}

/** Signs these versions, including proposals. */
export async function signRows(tx: Tx, rows: readonly TermsRow[], { side, fullName, phone, signer }: Signature) {
  if (!isSigned({ agreed: true, typedName: fullName })) throw new Refusal('legal.signature_required');
  const { userId, ...from } = signer;
  const [account] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const accountName = await findAccountName(tx.db, userId, side);
  const fault = signatureRefusal(fullName, accountName);
  if (fault) throw new Refusal('legal.signature_differs', { fields: [{ field: 'fullName', message: fault }] });
  for (const row of rows) {
    const { engagementId, version, sha256 } = row;
    if (await isSignedBy(tx, row, side)) continue;
    await requirePhone(tx, { userId, side, phone });
    const named = `Terms of work, version ${version}`;
    await keepText(tx, row, named);
    const evidence = await recordEvidence(tx, {
      ...from,
      userId,
      userType: side,
      textSha256: sha256,
      version: named,
      ticked: true,
      typedName: fullName,
      accountName,
      accountEmail: account?.email ?? '',
    });
    await tx.db
      .insert(termsSignatures)
      .values({ engagementId, version, side, evidenceId: evidence.id, signedAt: now() });
  }
}

async function isSignedBy(tx: Tx, { engagementId, version }: TermsRow, side: Signature['side']): Promise<boolean> {
  const found = await tx.db
    .select({ evidenceId: termsSignatures.evidenceId })
    .from(termsSignatures)
    .where(
      and(
        eq(termsSignatures.engagementId, engagementId),
        eq(termsSignatures.version, version),
        eq(termsSignatures.side, side),
      ),
    );
  return found.length > 0;
}

/** Stores the text in the append-only log with the first signature, and from then on only there. */
async function keepText(tx: Tx, { engagementId, version, sha256, body, createdAt }: TermsRow, named: string) {
  if (body === null) return;
  await keepSignedText(tx, {
    ...{ sha256, body },
    userType: null,
    version: named,
    effectiveFrom: dayInSouthAfrica(createdAt),
  });
  await tx.db
    .update(engagementTerms)
    .set({ body: null })
    .where(and(eq(engagementTerms.engagementId, engagementId), eq(engagementTerms.version, version)));
}
