import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { findPasskeys, type OwnPasskey } from '../../passkeys/queries/find-passkeys.ts';
import type { AccountSettings } from '../../services/settings.ts';
import { describeDevice } from '../../sessions/texts/device-names.ts';
import type { UserRow } from '../../tables.ts';
import { createChangeTokens } from '../access/change-tokens.ts';
import {
  type AccessChangeKind,
  accessChanges,
  type FactorChangeKind,
  factors,
  type KeptFactor,
  recoveryCodes,
} from '../tables.ts';
import { emailCorrectedMail, factorChangedMail } from '../texts.ts';

/** The device and the settings with which a second factor is changed. */
export interface ChangeContext {
  readonly settings: Pick<AccountSettings, 'siteUrl' | 'secretKey'>;
  /** Null when the change was not made on the person's device. */
  readonly userAgent: string | null | undefined;
}

/**
 * Records the second factor as it is before a change, and emails the owner a link that restores it. To be called before the change,
 * with the user locked.
 */
export async function recordChange(
  tx: Tx,
  { settings: { siteUrl, secretKey }, userAgent }: ChangeContext,
  user: Pick<UserRow, 'id' | 'email'>,
  kind: FactorChangeKind,
): Promise<void> {
  const id = await keepAccess(tx, user.id, { kind, formerEmail: null });
  const token = createChangeTokens(secretKey).of({ kind: 'change', id });
  const device = userAgent === undefined ? null : describeDevice(userAgent);
  await queueMail(tx, factorChangedMail({ to: user.email, siteUrl, kind, token, device, at: new Date() }));
}

/** The same for a change of address by the team, which the former mailbox can undo. Returns the id of the change. */
export async function recordMove(
  tx: Tx,
  { siteUrl, secretKey }: ChangeContext['settings'],
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  newEmail: string,
): Promise<string> {
  const id = await keepAccess(tx, userId, { kind: 'email_corrected', formerEmail: email });
  const token = createChangeTokens(secretKey).of({ kind: 'move', id });
  await queueMail(tx, emailCorrectedMail({ to: email, siteUrl, token, at: new Date(), newEmail }));
  return id;
}

async function keepAccess(
  tx: Tx,
  userId: string,
  change: { readonly kind: AccessChangeKind; readonly formerEmail: string | null },
): Promise<string> {
  const id = uuidv7();
  const before = await keepFactors(tx, userId);
  // Not now(): the transaction may have waited for the lock, and the order of changes matters.
  await tx.db.insert(accessChanges).values({ id, userId, ...change, before, createdAt: sql`clock_timestamp()` });
  return id;
}

/** The user's verified factors, complete enough to restore them. */
export async function keepFactors(tx: Tx, userId: string): Promise<KeptFactor[]> {
  const own = await tx.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .orderBy(factors.createdAt);
  const codes = await tx.db
    .select({ factorId: recoveryCodes.factorId, hash: recoveryCodes.codeHash, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .innerJoin(factors, eq(factors.id, recoveryCodes.factorId))
    .where(eq(factors.userId, userId));
  const keys = new Map((await findPasskeys(tx.db, userId)).map((passkey) => [passkey.id, passkey]));
  return own.map(({ id, type, friendlyName, sealedSecret, lastStep, createdAt }) => ({
    id,
    type,
    friendlyName,
    sealedSecret: sealedSecret?.toString('hex') ?? null,
    lastStep,
    createdAt: createdAt.toISOString(),
    codes: codes
      .filter(({ factorId }) => factorId === id)
      .map(({ hash, usedAt }) => ({ hash: hash.toString('hex'), usedAt: usedAt?.toISOString() ?? null })),
    ...keepKey(keys.get(id)),
  }));
}

function keepKey(passkey: OwnPasskey | undefined): Pick<KeptFactor, 'key'> {
  if (!passkey) return {};
  const { credentialId, publicKey, signCount, transports, lastUsedAt } = passkey;
  return {
    key: {
      credentialId: credentialId.toString('hex'),
      publicKey: publicKey.toString('hex'),
      signCount,
      transports,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    },
  };
}
