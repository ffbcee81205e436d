import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { shutOut } from '../../mail-links/commands/shut-out.ts';
import { moveBack } from '../../own-account/commands/change-email.ts';
import { passkeys } from '../../passkeys/tables.ts';
import { lifetimes, type MailSettings } from '../../services/settings.ts';
import { accessChanges, factors, type KeptFactor, recoveryCodes } from '../tables.ts';
import { keepFactors } from './record-change.ts';

/** For how long a change can be undone, in seconds. */
const undoTime = sql`case ${accessChanges.kind} when 'email_corrected' then ${lifetimes.emailUndo}::int else ${lifetimes.secondThoughts}::int end`;

export const canBeUndone = and(
  isNull(accessChanges.undoneAt),
  gt(accessChanges.createdAt, sql`clock_timestamp() - make_interval(secs => ${undoTime})`),
);

/**
 * Restores the second factor, and the address if our team moved it, to the state before the change, and undoes all later changes too.
 * The person who made the change is signed in or knows the password, so all sessions end, and the password stops working until a
 * new one is chosen by email.
 */
export async function undoChange(tx: Tx, settings: MailSettings, changeId: string): Promise<void> {
  const [seen] = await tx.db
    .select({ userId: accessChanges.userId })
    .from(accessChanges)
    .where(and(eq(accessChanges.id, changeId), canBeUndone));
  const user = seen && (await lockUser(tx, seen.userId));
  if (!user) throw new Refusal('second_factor.link_invalid');

  const changes = await tx.db
    .select()
    .from(accessChanges)
    .where(and(eq(accessChanges.userId, user.id), canBeUndone))
    .orderBy(asc(accessChanges.createdAt), asc(accessChanges.id));
  const first = changes.findIndex(({ id }) => id === changeId);
  const change = changes[first];
  // A concurrent click has already undone it.
  if (!change) throw new Refusal('second_factor.link_invalid');
  const undone = changes.slice(first);

  const later = [...undone.map(({ before }) => before), await keepFactors(tx, user.id)].flat();
  await putBack(tx, user.id, change.before, later);
  await tx.db
    .update(accessChanges)
    .set({ undoneAt: sql`now()` })
    .where(
      inArray(
        accessChanges.id,
        undone.map(({ id }) => id),
      ),
    );
  const moves = undone.filter(({ kind }) => kind === 'email_corrected');
  const formerEmail = moves[0]?.formerEmail ?? null;
  const owner =
    formerEmail === null ? user : await moveBack(tx, user, { formerEmail, changeIds: moves.map(({ id }) => id) });
  await shutOut(tx, settings, owner);
}

/** @param known later states of the same factors: codes used since stay used */
async function putBack(
  tx: Tx,
  userId: string,
  before: readonly KeptFactor[],
  known: readonly KeptFactor[],
): Promise<void> {
  await tx.db.delete(factors).where(eq(factors.userId, userId));
  for (const { id, type, friendlyName, sealedSecret, createdAt, codes, key } of before) {
    const same = known.filter((one) => one.id === id);
    await tx.db.insert(factors).values({
      id,
      userId,
      type,
      status: 'verified',
      friendlyName,
      sealedSecret: sealedSecret === null ? null : Buffer.from(sealedSecret, 'hex'),
      lastStep: Math.max(...same.map(({ lastStep }) => lastStep)),
      createdAt: new Date(createdAt),
    });
    if (key) await putKeyBack(tx, id, key, same);
    const used = new Map(
      same.flatMap((one) => one.codes).flatMap(({ hash, usedAt }) => (usedAt ? [[hash, usedAt]] : [])),
    );
    const values = codes.map(({ hash }) => {
      const usedAt = used.get(hash);
      return {
        factorId: id,
        codeHash: Buffer.from(hash, 'hex'),
        usedAt: usedAt === undefined ? null : new Date(usedAt),
      };
    });
    if (values.length > 0) await tx.db.insert(recoveryCodes).values(values);
  }
}

async function putKeyBack(
  tx: Tx,
  factorId: string,
  { credentialId, publicKey, transports, lastUsedAt }: NonNullable<KeptFactor['key']>,
  same: readonly KeptFactor[],
): Promise<void> {
  const put = await tx.db
    .insert(passkeys)
    .values({
      factorId,
      credentialId: Buffer.from(credentialId, 'hex'),
      publicKey: Buffer.from(publicKey, 'hex'),
      signCount: Math.max(...same.map(({ key }) => key?.signCount ?? 0)),
      transports: [...transports],
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.factorId });
  // It has been added to another account since.
  if (put.length === 0) await tx.db.delete(factors).where(eq(factors.id, factorId));
}
