import { type SQL, sql } from 'drizzle-orm';
import { messagePageSize } from '#contract/messaging/options.ts';
import { mayBeLost } from '#server/platform/db/may-be-lost.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type LiveNews, publishLiveNews } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { markAboutRead } from '../../notifications/commands/mark-about-read.ts';
import { recountAbout } from '../../notifications/commands/recount-about.ts';
import { knowEachOther } from '../queries/find-participants.ts';
import { conversationMembers } from '../tables.ts';

const given = sql.placeholder;
const { conversationId: ofConversation, userId: ofUser, deliveredPosition } = conversationMembers;

const lockedOwn = prepared('messaging_own_locked', (db, name) =>
  db
    .select({ conversationId: ofConversation, deliveredPosition })
    .from(conversationMembers)
    .where(sql`${ofConversation} = any(${given('ids')}::uuid[]) and ${ofUser} = ${given('userId')}`)
    .orderBy(ofConversation)
    .for('no key update')
    .prepare(name),
);

const moved = {
  conversationId: sql<string>`conversation_id`,
  deliveredUpTo: sql<number>`delivered_position`.mapWith(Number),
  readUpTo: sql<number>`read_position`.mapWith(Number),
};

const written = sql`(
  select coalesce(m.left_position, c.last_position) from conversations c where c.id = m.conversation_id)`;

const read = prepared('messaging_read', (db, name) => {
  const readNow = db.$with('read_now', {}).as(
    sql`update conversation_members m
      set read_position = seen.up_to, delivered_position = greatest(m.delivered_position, seen.up_to), unread = (
        select count(*) from messages
        where conversation_id = m.conversation_id and position > seen.up_to
          and position <= coalesce(m.left_position, position) and sender_id <> m.user_id and deleted_at is null)
      from (
        select m.conversation_id as id, least(${given('upTo')}::bigint, ${written}) as up_to from conversation_members m
        where m.conversation_id = ${given('conversationId')} and m.user_id = ${given('userId')}) seen
      where m.conversation_id = seen.id and m.user_id = ${given('userId')} and m.read_position < seen.up_to
      returning m.conversation_id, m.delivered_position, m.read_position, m.unread`,
  );
  return db
    .with(readNow)
    .select({ ...moved, unread: sql<number>`unread` })
    .from(sql`read_now`)
    .prepare(name);
});

const deliver = prepared('messaging_deliver', (db, name) => {
  const delivered = db.$with('delivered', {}).as(
    sql`update conversation_members m set delivered_position = least(given.up_to, ${written})
      from unnest(${given('ids')}::uuid[], ${given('upTo')}::bigint[]) as given (id, up_to)
      where m.conversation_id = given.id and m.user_id = ${given('userId')}
        and m.delivered_position < least(given.up_to, ${written})
      returning m.conversation_id, m.delivered_position, m.read_position`,
  );
  return db.with(delivered).select(moved).from(sql`delivered`).prepare(name);
});

interface Moved {
  readonly conversationId: string;
  readonly deliveredUpTo: number;
  readonly readUpTo: number;
}

/** Moves the caller's read position forward, never back. */
export async function markRead(
  tx: Tx,
  { userId }: SignedInActor,
  { conversationId, upTo }: { readonly conversationId: string; readonly upTo: number },
): Promise<void> {
  mayBeLost(tx);
  const [[own], rows, people] = await Promise.all([
    // Locked in a separate statement, so that the count includes messages sent by the previous holder of the lock.
    lockedOwn(tx.db).execute({ ids: [conversationId], userId }),
    read(tx.db).execute({ conversationId, userId, upTo }),
    listeningToOne(tx.db).execute({ id: conversationId, userId }),
  ]);
  if (!own) throw new Refusal('conversation.not_found');
  const arrived = rows.some(({ deliveredUpTo }) => deliveredUpTo > own.deliveredPosition);
  await publishSeen(tx, userId, { rows, people, ownTabs: true, arrived });
  const [seen] = rows;
  if (!seen) return;
  const bell = { kind: 'message.waiting', subject: conversationId } as const;
  if (seen.unread === 0) await markAboutRead(tx, { ...bell, userIds: [userId] });
  else await recountAbout(tx, { ...bell, people: [{ userId, count: seen.unread }] });
}

/** Moves the delivered positions forward. Ignores conversations in which the caller is not a member. */
export async function markDelivered(
  tx: Tx,
  { userId }: SignedInActor,
  conversations: readonly { readonly conversationId: string; readonly upTo: number }[],
): Promise<void> {
  const highest = new Map<string, number>();
  for (const { conversationId, upTo } of conversations)
    highest.set(conversationId, Math.max(upTo, highest.get(conversationId) ?? 0));
  const ids = [...highest.keys()];
  mayBeLost(tx);
  const [, rows, people] = await Promise.all([
    // Two devices of one user may do this concurrently: lock in the same order.
    lockedOwn(tx.db).execute({ ids, userId }),
    deliver(tx.db).execute({ ids, upTo: [...highest.values()], userId }),
    listeningToEach(tx.db).execute({ ids, userId }),
  ]);
  await publishSeen(tx, userId, { rows, people, ownTabs: false, arrived: true });
}

// In a group of reps, publish only to recent senders: otherwise each of five hundred would receive the receipts of all the others.
const wroteLately = sql`m.user_id in (
  select w.sender_id from messages w where w.conversation_id = of.id
  order by w.position desc limit ${sql.raw(String(messagePageSize))})`;

const listening = (conversations: SQL) => (db: Db, name: string) =>
  db
    .select({
      conversationId: sql<string>`m.conversation_id`,
      userId: sql<string>`m.user_id`,
      showsSeen: sql<boolean>`coalesce(c.shows_seen, true)`,
    })
    .from(
      sql`conversation_members m
        join conversations of on of.id = m.conversation_id
        join conversation_members own on own.conversation_id = of.id and own.user_id = ${given('userId')}
        left join messaging_choices c on c.user_id = m.user_id`,
    )
    .where(
      sql`m.conversation_id ${conversations} and m.left_position is null
        and (m.user_id = own.user_id
          or own.left_position is null and ${knowEachOther(sql`of`, sql`own.side`, sql`m.side`)}
            and (of.kind <> 'job' or 'business' in (own.side, m.side) or ${wroteLately}))`,
    )
    .prepare(name);

// Separate from the list: PostgreSQL often replans a query whose list may have any length.
const listeningToOne = prepared('messaging_listening_to_one', listening(sql`= ${given('id')}`));
const listeningToEach = prepared('messaging_listening_to_each', listening(sql`= any(${given('ids')}::uuid[])`));

type Listener = Awaited<ReturnType<ReturnType<typeof listeningToOne>['execute']>>[number];

interface SeenUpdate {
  readonly rows: readonly Moved[];
  readonly people: readonly Listener[];
  readonly ownTabs: boolean;
  /** The user's device has received more than before. */
  readonly arrived: boolean;
}

/** Publishes read receipts to members who share theirs. Others don't learn that the conversation was opened. */
async function publishSeen(tx: Tx, userId: string, { rows, people, ownTabs, arrived }: SeenUpdate): Promise<void> {
  const news = rows.flatMap(({ conversationId, deliveredUpTo, readUpTo }): LiveNews[] => {
    const here = people.filter((one) => one.conversationId === conversationId);
    const shows = here.some((one) => one.userId === userId && one.showsSeen);
    const others = here.filter((one) => one.userId !== userId);
    return [
      ...others.flatMap((one): LiveNews[] => {
        const seenUpTo = shows && one.showsSeen ? readUpTo : null;
        if (seenUpTo === null && !arrived) return [];
        return [
          { userId: one.userId, event: { type: 'conversation.seen', conversationId, userId, deliveredUpTo, seenUpTo } },
        ];
      }),
      ...(ownTabs ? [{ userId, event: { type: 'conversation.changed', conversationId } } as const] : []),
    ];
  });
  await publishLiveNews(tx, news);
}
