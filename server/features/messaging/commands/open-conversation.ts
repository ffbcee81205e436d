import { and, eq, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { MemberSide } from '#contract/messaging/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { conversationMembers, conversations, messageBlocks } from '../tables.ts';
import { ensureJobConversation } from './job-conversation.ts';

/** The subject of a conversation. */
export type About = { readonly applicationId: string } | { readonly jobId: string } | { readonly support: true };

/** Returns the id of the one conversation about this subject, regardless of which side opened it. */
export async function openConversation(tx: Tx, actor: SignedInActor, about: About): Promise<string> {
  if ('applicationId' in about) return openWithOther(tx, actor, about.applicationId);
  if ('jobId' in about) return openWithHired(tx, actor, about.jobId);
  const conversationId = await openWithTeam(tx, actor);
  if (conversationId === null) throw new Refusal('session.required');
  return conversationId;
}

/**
 * Returns the id of the conversation. Refuses a blocked user, with the id of the existing conversation if it has messages. The user
 * who blocked can open it, in order to unblock.
 */
async function openWithOther(tx: Tx, actor: SignedInActor, applicationId: string): Promise<string> {
  const [row] = await tx.db
    .select({
      jobId: jobApplications.jobId,
      repId: jobApplications.repId,
      businessId: jobApplications.businessId,
      jobTitle: jobs.title,
      repUserId: repProfiles.userId,
      businessUserId: businessProfiles.userId,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(eq(jobApplications.id, applicationId));
  const own = row && (row.repId === actor.repId || row.businessId === actor.businessId);
  if (!own) throw new Refusal('application.not_found');
  const { repUserId, businessUserId, ...about } = row;
  const ofPair = and(
    eq(conversations.kind, 'application'),
    eq(conversations.jobId, about.jobId),
    eq(conversations.repId, about.repId),
  );
  const { id: conversationId, lastPosition } = conversations;
  const [open] = await tx.db.select({ id: conversationId, lastPosition }).from(conversations).where(ofPair);
  if (open) {
    const otherId = row.repId === actor.repId ? businessUserId : repUserId;
    if (await isKeptOut(tx, actor.userId, otherId))
      throw new Refusal('conversation.blocked', open.lastPosition > 0 ? { about: open.id } : {});
    return open.id;
  }

  const here = await holdAccounts(tx, [repUserId, businessUserId]);
  if (here < 2) throw new Refusal('conversation.other_gone');
  if ((await blockersAmong(tx, repUserId, businessUserId)).length > 0) throw new Refusal('conversation.blocked');
  const id = await insertConversation(tx, { kind: 'application', applicationId, ...about }, [
    { userId: repUserId, side: 'rep' },
    { userId: businessUserId, side: 'business' },
  ]);
  if (id !== null) return id;
  const [other] = await tx.db.select({ id: conversations.id }).from(conversations).where(ofPair);
  if (!other) throw new Error('Another conversation of these two was in the way, and is not there.');
  return other.id;
}

async function openWithHired(tx: Tx, { userId, repId, businessId }: SignedInActor, jobId: string): Promise<string> {
  const [job] = await tx.db.select({ businessId: jobs.businessId }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw new Refusal('job.not_found');
  const hired = await tx.db
    .select({ repId: jobApplications.repId })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.status, 'accepted')));
  const isOwn = job.businessId === businessId;
  const isHired = repId !== null && hired.some((one) => one.repId === repId);
  if (isOwn || isHired) {
    if (hired.length > 0) return ensureJobConversation(tx, jobId);
  }
  // Former members may still read, even when all have left.
  const [member] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, conversations.id))
    .where(and(eq(conversations.jobId, jobId), eq(conversations.kind, 'job'), eq(conversationMembers.userId, userId)));
  if (member) return member.id;
  throw new Refusal(isOwn ? 'conversation.nobody_hired' : 'job.not_found');
}

/** Null: the person's account was deleted. */
export async function openWithTeam(
  tx: Tx,
  { userId: personId }: Pick<SignedInActor, 'userId'>,
): Promise<string | null> {
  const ofPerson = and(eq(conversations.kind, 'support'), eq(conversations.personId, personId));
  const [open] = await tx.db.select({ id: conversations.id }).from(conversations).where(ofPerson);
  if (open) return open.id;
  if ((await holdAccounts(tx, [personId])) < 1) return null;
  const id = await insertConversation(tx, { kind: 'support', personId }, [{ userId: personId, side: 'person' }]);
  if (id !== null) return id;
  const [other] = await tx.db.select({ id: conversations.id }).from(conversations).where(ofPerson);
  if (!other) throw new Error('Another conversation of this person was in the way, and is not there.');
  return other.id;
}

/** Locks these accounts against deletion until the transaction ends. Returns how many exist. */
async function holdAccounts(tx: Tx, userIds: readonly string[]): Promise<number> {
  const { rowCount } = await tx.db.execute(sql`
    select from users where id = any(${sql.param(userIds)}::uuid[]) and deleted_at is null order by id for key share`);
  return rowCount ?? 0;
}

/** Which of these two blocked the other. */
async function blockersAmong(tx: Tx, one: string, other: string): Promise<string[]> {
  const { blockerId, blockedId } = messageBlocks;
  const rows = await tx.db
    .select({ blockerId })
    .from(messageBlocks)
    .where(or(and(eq(blockerId, one), eq(blockedId, other)), and(eq(blockerId, other), eq(blockedId, one))));
  return rows.map((row) => row.blockerId);
}

/** Whether the other blocked this user, who has no block of their own to remove. */
async function isKeptOut(tx: Tx, userId: string, otherId: string): Promise<boolean> {
  const blockers = await blockersAmong(tx, userId, otherId);
  return blockers.includes(otherId) && !blockers.includes(userId);
}

type New = Omit<typeof conversations.$inferInsert, 'id' | 'lastAt' | 'createdAt'>;
type NewMember = { readonly userId: string; readonly side: MemberSide };

/** Null: a concurrent transaction created it first, and this one waited for it. */
async function insertConversation(tx: Tx, about: New, members: readonly NewMember[]): Promise<string | null> {
  const at = now();
  const [row] = await tx.db
    .insert(conversations)
    .values({ id: uuidv7(), ...about, lastAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!row) return null;
  await tx.db
    .insert(conversationMembers)
    .values(members.map((member) => ({ ...member, conversationId: row.id, lastAt: at })));
  return row.id;
}
