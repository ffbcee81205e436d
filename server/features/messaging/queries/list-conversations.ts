import { and, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Answer, Parsed } from '#contract/endpoint.ts';
import type { Conversation, conversationsApi } from '#contract/messaging/conversations.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { presentConversation } from '../present.ts';
import { conversationMembers, conversations } from '../tables.ts';
import { findParticipants } from './find-participants.ts';
import { selectConversations } from './select-conversations.ts';

const { userId: member, side, unread, archivedAt, mutedAt, lastAt, conversationId } = conversationMembers;
const own = eq(member, sql.placeholder('userId'));

const pagesOf = (name: string, where: SQL) =>
  preparedPages(name, [lastAt, conversationId], (db, after) =>
    selectConversations(db).where(
      and(
        own,
        where,
        sql`${side} = any(${sql.placeholder('sides')}::text[])`,
        gt(conversations.lastPosition, 0),
        after,
      ),
    ),
  );

const lists = {
  inbox: pagesOf('conversations_inbox', isNull(archivedAt)),
  archived: pagesOf('conversations_archived', isNotNull(archivedAt)),
};

const one = prepared('conversations_one', (db, name) =>
  selectConversations(db)
    .where(and(own, eq(conversationId, sql.placeholder('conversationId'))))
    .prepare(name),
);

/** Muted and archived conversations are not counted. */
const waits = and(own, gt(unread, 0), isNull(mutedAt), isNull(archivedAt));

const unreadBySide = prepared('conversations_unread', (db, name) => {
  const among = (as: string) =>
    sql<number>`(count(*) filter (where ${side} in (${sql.raw(`'${as}'`)}, 'person')))::int`;
  return db
    .select({ rep: among('rep'), business: among('business') })
    .from(conversationMembers)
    .where(waits)
    .prepare(name);
});

/** The most jobs and applications whose button shows an unread count. */
const mostWaiting = 100;

const unreadByMatter = prepared('conversations_waiting', (db, name) => {
  const { id, kind, jobId, applicationId } = conversations;
  const about = sql<string>`case when ${kind} = 'job' then ${jobId} else ${applicationId} end`;
  return db
    .select({ about, unread })
    .from(conversationMembers)
    .innerJoin(conversations, eq(id, conversationId))
    .where(and(waits, ne(kind, 'support'), isNotNull(about)))
    .orderBy(desc(lastAt))
    .limit(mostWaiting)
    .prepare(name);
});

type Actor = Pick<SignedInActor, 'userId'>;

export async function listConversations(
  db: Db,
  links: FileLinks,
  { userId }: Actor,
  { as, list, cursor }: Parsed<typeof conversationsApi.list>['query'],
): Promise<Page<Conversation>> {
  const sides = as === undefined ? ['rep', 'business', 'person'] : [as, 'person'];
  const rows = await lists[list](db, cursor, { userId, sides });
  const shown = rows.slice(0, pageSize).map(({ id }) => id);
  const participants = await findParticipants(db, userId, shown);
  return pageOfRows(
    rows,
    pageSize,
    ({ lastAt: at, id }) => ({ at, id }),
    (row) => presentConversation(row, participants.get(row.id) ?? [], links),
  );
}

export async function showConversation(db: Db, links: FileLinks, { userId }: Actor, id: string): Promise<Conversation> {
  const [row] = await one(db).execute({ userId, conversationId: id });
  if (!row) throw new Refusal('conversation.not_found');
  const participants = await findParticipants(db, userId, [id]);
  return presentConversation(row, participants.get(id) ?? [], links);
}

export async function countUnread(db: Db, { userId }: Actor): Promise<Answer<typeof conversationsApi.unread>> {
  const [{ rep, business } = { rep: 0, business: 0 }] = await unreadBySide(db).execute({ userId });
  return { rep, business, waiting: rep + business === 0 ? [] : await unreadByMatter(db).execute({ userId }) };
}
