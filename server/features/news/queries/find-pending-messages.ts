import { type SQL, sql } from 'drizzle-orm';
import type { ConversationKind } from '#contract/messaging/options.ts';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { nameAs } from '../../messaging/queries/name-members.ts';

/** Members with unread messages who haven't muted or left the conversation. */
export const wantsToHear = sql`m.unread > 0 and m.muted_at is null and m.left_position is null`;

/** The portal to notify in. Users write to the team as neither side, and read the answer in the portal they have. */
export const memberPortal = sql`case
  when m.side <> 'person' then m.side
  when exists (select from rep_profiles r where r.user_id = m.user_id) then 'rep'
  else 'business' end`;

interface OpenConversation extends Record<string, unknown> {
  readonly conversationId: string;
  /** All members. */
  readonly userIds: readonly string[];
}

/** Whether a conversation has a member who may have to be notified. */
export const someoneToNotify = (conversationId: SQL) => sql`exists (
  select from conversations c
  join conversation_members m on m.conversation_id = c.id
  left join message_notices n on n.conversation_id = c.id and n.user_id = m.user_id
  where c.id = ${conversationId} and ${wantsToHear}
    and greatest(m.read_position, coalesce(n.told_position, 0)) < c.last_position)`;

/** The conversations among these with a member who may have to be notified. */
export async function findPending(db: Db, conversationIds: readonly string[]): Promise<OpenConversation[]> {
  const { rows } = await db.execute<OpenConversation>(sql`
    select conversation_id as "conversationId", array_agg(user_id) as "userIds" from conversation_members
    where conversation_id in (
      select id from unnest(${sql.param(conversationIds)}::uuid[]) as given (id) where ${someoneToNotify(sql`given.id`)})
    group by conversation_id order by conversation_id`);
  return rows;
}

export interface PendingMessages extends Record<string, unknown> {
  readonly userId: string;
  readonly as: NotificationPortal;
  readonly about: ConversationKind;
  readonly jobTitle: string | null;
  readonly lastPosition: number;
  /** Messages of others that weren't deleted and that they weren't notified of. */
  readonly count: number;
  /** Including those that they were notified of. */
  readonly unread: number;
  /** Of the newest message, or null. */
  readonly senderId: string | null;
  readonly senderName: string | null;
}

/**
 * The members to notify in a conversation, with what they are notified of. Locks writing and reading there until the transaction ends. A concurrent
 * run waits for the lists of the members, and then finds nothing.
 */
export async function lockPending(db: Db, conversationId: string): Promise<PendingMessages[]> {
  await db.execute(sql`select from conversations where id = ${conversationId} for share`);
  await db.execute(sql`
    select from conversation_members m where conversation_id = ${conversationId} and ${wantsToHear}
    order by user_id for share`);
  await db.execute(sql`
    insert into message_notices (conversation_id, user_id)
    select conversation_id, user_id from conversation_members m
    where conversation_id = ${conversationId} and ${wantsToHear} order by user_id
    on conflict do nothing`);
  const { rows } = await db.execute<PendingMessages>(sql`
    select m.user_id as "userId", c.kind as about, c.job_title as "jobTitle", c.last_position::float8 as "lastPosition",
      ${memberPortal} as "as",
      new.count, m.unread, newest.sender_id as "senderId", ${nameAs(sql`newest.sender_side`, sql`newest.sender_id`)} as "senderName"
    from conversation_members m
    join conversations c on c.id = m.conversation_id
    join message_notices n on n.conversation_id = m.conversation_id and n.user_id = m.user_id
    cross join lateral (
      select count(*)::int as count, max(position) as newest from messages
      where conversation_id = c.id and position > greatest(m.read_position, n.told_position)
        and sender_id <> m.user_id and deleted_at is null) new
    left join messages newest on newest.conversation_id = c.id and newest.position = new.newest
    where m.conversation_id = ${conversationId} and ${wantsToHear} and n.told_position < c.last_position
    order by m.user_id`);
  return rows;
}
