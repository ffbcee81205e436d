import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AdminRole } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { recordAct } from '../../commands/record-act.ts';
import { type AdminSettings, lifetimes } from '../../services/settings.ts';
import { hashToken, newToken } from '../../services/tokens.ts';
import { type AdminRow, adminUsers } from '../../tables.ts';
import { invitationMail } from '../texts.ts';
import { holdMember, holdOwners } from './hold-member.ts';
import { notifyOwners } from './notify-owners.ts';

interface NewMember {
  /** In lower case. */
  readonly email: string;
  readonly role: AdminRole;
  readonly reason: string;
}

type Settings = Pick<AdminSettings, 'siteUrl'>;

/** Adds an admin, who cannot sign in before choosing a password. Returns their id. */
export async function addMember(tx: Tx, settings: Settings, actor: AdminActor, given: NewMember): Promise<string> {
  await holdOwners(tx, actor);
  const { role, reason } = given;
  const email = mailboxOf(given.email);
  const [added] = await tx.db
    .insert(adminUsers)
    .values({ id: uuidv7(), email, role })
    .onConflictDoNothing({ target: adminUsers.email })
    .returning({ id: adminUsers.id });
  if (!added) throw new Refusal('admin.known_already');
  await mailLink(tx, settings, actor, { id: added.id, email, role });
  await recordAct(tx, actor, 'admin.create', { type: 'admin', id: added.id }, `none → ${role}. ${reason}`);
  await notifyOwners(tx, actor, `made ${email} an admin with the ${role} role`);
  return added.id;
}

export async function inviteAgain(tx: Tx, settings: Settings, actor: AdminActor, memberId: string): Promise<void> {
  const { member } = await holdMember(tx, actor, memberId);
  if (member.passwordHash !== null || member.disabledAt !== null) throw new Refusal('admin.not_invited');
  await mailLink(tx, settings, actor, member);
  await recordAct(tx, actor, 'admin.invite', { type: 'admin', id: memberId });
}

async function mailLink(
  tx: Tx,
  { siteUrl }: Settings,
  { email: by }: AdminActor,
  { id, email: to, role }: Pick<AdminRow, 'id' | 'email' | 'role'>,
): Promise<void> {
  const token = newToken();
  await tx.db
    .update(adminUsers)
    .set({
      invitationHash: hashToken(token),
      invitationExpiresAt: sql`now() + make_interval(secs => ${lifetimes.invitation})`,
    })
    .where(eq(adminUsers.id, id));
  await queueMail(tx, invitationMail({ to, by, role, siteUrl, token }));
}
