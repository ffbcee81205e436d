import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type From, writeAudit } from '../../commands/record-act.ts';
import { adminPasswordWeakness } from '../../services/admin-passwords.ts';
import { hashToken } from '../../services/tokens.ts';
import type { Operators } from '../../services.ts';
import { adminUsers } from '../../tables.ts';

interface Given {
  readonly token: string;
  readonly password: string;
}

const { id, email, disabledAt, passwordHash, invitationHash, invitationExpiresAt } = adminUsers;

const ofLink = (token: string) =>
  and(
    eq(invitationHash, hashToken(token)),
    gt(invitationExpiresAt, sql`now()`),
    isNull(passwordHash),
    isNull(disabledAt),
  );

async function findInvited(db: Db, token: string): Promise<string> {
  const [invited] = await db.select({ email }).from(adminUsers).where(ofLink(token));
  if (!invited) throw new Refusal('admin.invitation_over');
  return invited.email;
}

/** Sets the password of an invited admin, who then signs in as usual. */
export async function acceptInvitation(
  { db, transaction }: Pick<Operators, 'db' | 'transaction'>,
  { token, password }: Given,
  from: From,
): Promise<void> {
  const who = await findInvited(db, token);
  const weakness = await adminPasswordWeakness(password, who);
  if (weakness !== null) throw new Refusal('request.invalid', { fields: [{ field: 'password', message: weakness }] });
  // Hashing takes a moment: the link is checked again afterwards.
  const hash = await hashPassword(password);
  await transaction(async (tx) => {
    const [accepted] = await tx.db
      .update(adminUsers)
      .set({ passwordHash: hash, invitationHash: null, invitationExpiresAt: null })
      .where(ofLink(token))
      .returning({ id });
    if (!accepted) throw new Refusal('admin.invitation_over');
    await writeAudit(tx.db, {
      adminId: accepted.id,
      who,
      act: 'admin.accept_invitation',
      outcome: 'done',
      on: { type: 'admin', id: accepted.id },
      from: { address: from.address, userAgent: from.userAgent },
    });
  });
}
