import { sql } from 'drizzle-orm';
import type { ConversationKind } from '#contract/messaging/options.ts';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { nameAs } from '../../messaging/queries/name-members.ts';
import { memberPortal, wantsToHear } from './find-pending-messages.ts';

export interface UnmailedMessages {
  readonly conversationId: string;
  readonly userId: string;
  readonly email: string;
  readonly as: NotificationPortal;
  readonly about: ConversationKind;
  readonly jobTitle: string | null;
  readonly lastPosition: number;
  /** Neither read, emailed nor deleted: at least one. */
  readonly count: number;
  /** In the database's format. */
  readonly oldestAt: string;
  /** Of the newest. */
  readonly senderName: string;
}

interface Wanted {
  readonly conversationId: string;
  readonly userId: string;
}

/** Unread messages of these conversations that weren't emailed, by member. Leaves out muted and left conversations, and suspended users. */
export async function findUnmailedMessages(db: Db, wanted: readonly Wanted[]): Promise<UnmailedMessages[]> {
  const ids = sql.param(wanted.map(({ conversationId }) => conversationId));
  const userIds = sql.param(wanted.map(({ userId }) => userId));
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select m.conversation_id as "conversationId", m.user_id as "userId", users.email, ${memberPortal} as "as", c.kind as about,
      c.job_title as "jobTitle", c.last_position::float8 as "lastPosition", new.count, new.oldest_at as "oldestAt",
      ${nameAs(sql`newest.sender_side`, sql`newest.sender_id`)} as "senderName"
    from unnest(${ids}::uuid[], ${userIds}::uuid[]) as wanted (conversation_id, user_id)
    join conversation_members m using (conversation_id, user_id)
    join conversations c on c.id = m.conversation_id
    join message_notices n on n.conversation_id = m.conversation_id and n.user_id = m.user_id
    join users on users.id = m.user_id and users.deleted_at is null and not ${isBarred}
    cross join lateral (
      select count(*)::int as count, max(position) as newest, min(created_at) as oldest_at from messages
      where conversation_id = c.id and position > greatest(m.read_position, n.mailed_position)
        and sender_id <> m.user_id and deleted_at is null) new
    join messages newest on newest.conversation_id = c.id and newest.position = new.newest
    where ${wantsToHear}`);
  return rows as unknown as UnmailedMessages[];
}
