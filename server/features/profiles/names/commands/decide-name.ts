import { and, eq, sql } from 'drizzle-orm';
import type { NamePart } from '#contract/profiles/name-review.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { repProfileChanged } from '../../commands/profile-events.ts';
import { businessProfiles, repProfiles } from '../../tables.ts';
import { nameChanges } from '../tables.ts';
import { nameApprovedMail, nameDeclinedMail } from '../texts.ts';

export interface NameDecision {
  readonly nameChangeId: string;
}

/** Our team approved or declined a name. */
export const nameDecided = eventKind<NameDecision>('profile.name_decided');

interface Settings {
  /** The public origin of the site. */
  readonly siteUrl: string;
}

const profilesOf = (part: NamePart) => (part === 'full_name' ? repProfiles : businessProfiles);

const columnOf = { full_name: 'fullName', company_name: 'companyName', signatory_name: 'signatoryName' } as const;

/** Approves the name, which others see from now on. */
export async function approveName(
  tx: Tx,
  actor: AdminActor,
  { nameChangeId }: NameDecision,
  { siteUrl }: Settings,
): Promise<void> {
  const { part, nameAfter: name, nameBefore, userId, email } = await lockNameChange(tx, actor, nameChangeId);
  await decide(tx, actor, { nameChangeId, status: 'approved', reason: null });
  await saveProfile(tx, { userId, part, name });
  const changes = `${nameBefore ?? '–'} → ${name}`;
  await recordAct(tx, actor, 'name_change.approve', { type: 'user', id: userId }, changes);
  await queueMail(tx, nameApprovedMail({ to: email, siteUrl, part, name }));
}

/** Declines the name. Others still see the former one. */
export async function declineName(
  tx: Tx,
  actor: AdminActor,
  { nameChangeId, reason }: NameDecision & { readonly reason: string },
  { siteUrl }: Settings,
): Promise<void> {
  const { part, nameAfter: name, nameBefore, userId, email } = await lockNameChange(tx, actor, nameChangeId);
  await decide(tx, actor, { nameChangeId, status: 'declined', reason });
  await saveProfile(tx, { userId, part, name: null });
  await recordAct(tx, actor, 'name_change.decline', { type: 'user', id: userId }, `${name}: ${reason}`);
  await queueMail(tx, nameDeclinedMail({ to: email, siteUrl, part, name, shown: nameBefore, reason }));
}

/** Returns the waiting change, with its profile locked first: `askForName` uses the same order. */
async function lockNameChange(tx: Tx, actor: AdminActor, nameChangeId: string) {
  const [asked] = await tx.db
    .select({ userId: nameChanges.userId, part: nameChanges.part })
    .from(nameChanges)
    .where(eq(nameChanges.id, nameChangeId));
  if (!asked) throw new Refusal('name_change.not_found');
  const profiles = profilesOf(asked.part);
  await tx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, asked.userId)).for('no key update');
  const [change] = await tx.db
    .select({ change: nameChanges, email: users.email })
    .from(nameChanges)
    .innerJoin(users, and(eq(users.id, nameChanges.userId), sql`${users}.deleted_at is null`))
    .where(eq(nameChanges.id, nameChangeId));
  if (!change) throw new Refusal('name_change.not_found');
  if (change.change.status !== 'waiting') throw new Refusal('name_change.already_decided');
  if (change.email.toLowerCase() === actor.email.toLowerCase()) throw new Refusal('name_change.own');
  return { ...change.change, email: change.email };
}

interface Decision extends NameDecision {
  readonly status: 'approved' | 'declined';
  readonly reason: string | null;
}

async function decide(tx: Tx, { adminId }: AdminActor, { nameChangeId, status, reason }: Decision): Promise<void> {
  await tx.db
    .update(nameChanges)
    .set({ status, reason, decidedAt: sql`clock_timestamp()`, decidedBy: adminId })
    .where(eq(nameChanges.id, nameChangeId));
  await tx.emit(nameDecided, { nameChangeId });
  await publishLive(tx, [administrators], { type: 'name_change.changed' });
}

interface Saved {
  readonly userId: string;
  readonly part: NamePart;
  /** Null: unchanged. */
  readonly name: string | null;
}

/** Saves the profile under a new version: a form opened before the decision would ask for the same name again, or undo it. */
async function saveProfile(tx: Tx, { userId, part, name }: Saved): Promise<void> {
  const profiles = profilesOf(part);
  const [saved] = await tx.db
    .update(profiles)
    .set({
      ...(name !== null && { [columnOf[part]]: name }),
      version: sql`${profiles.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.userId, userId))
    .returning({ id: profiles.id });
  if (saved && name !== null && part === 'full_name')
    await tx.emit(repProfileChanged, { repId: saved.id, changed: ['fullName'] });
}
