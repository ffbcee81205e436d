import { and, eq, sql } from 'drizzle-orm';
import type { Answer, Parsed } from '#contract/endpoint.ts';
import type { messageSearchApi } from '#contract/messaging/search.ts';
import { pageSize } from '#contract/paging.ts';
import { searchWords } from '#domain/jobs/search-words.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { presentConversation, presentFound } from '../present.ts';
import { conversationMembers, conversations } from '../tables.ts';
import { findMeant } from './find-meant.ts';
import { findNamed } from './find-named.ts';
import { findParticipants } from './find-participants.ts';
import { findWritten, type Reach } from './find-written.ts';
import { selectConversations } from './select-conversations.ts';

const these = prepared('conversations_these', (db, name) =>
  selectConversations(db)
    .where(
      and(
        eq(conversationMembers.userId, sql.placeholder('userId')),
        sql`${conversations.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare(name),
);

export async function searchMessages(
  db: Db,
  links: FileLinks,
  { userId }: Pick<SignedInActor, 'userId'>,
  { q, as, cursor }: Parsed<typeof messageSearchApi.search>['query'],
): Promise<Answer<typeof messageSearchApi.search>> {
  const reach: Reach = { userId, sides: as === undefined ? ['rep', 'business', 'person'] : [as, 'person'] };
  const words = searchWords(q);
  if (words.length === 0) return { items: [], nextCursor: null, conversations: [], searchedFor: null };
  const named = cursor === undefined ? await findNamed(db, reach, q) : [];
  let rows = await findWritten(db, cursor, reach, words);
  // Also on later pages: they find the same corrected words as the first.
  const meant = rows.length === 0 && named.length === 0 ? await findMeant(db, reach, words) : null;
  if (meant !== null) rows = await findWritten(db, cursor, reach, meant);

  const ids = [...new Set([...named, ...rows.slice(0, pageSize).map(({ conversationId }) => conversationId)])];
  const found = new Map((await these(db).execute({ userId, ids })).map((row) => [row.id, row]));
  const participants = await findParticipants(db, userId, named);
  const of = (id: string) => {
    const row = found.get(id);
    if (row === undefined) throw new Error('A search returned another user’s message');
    return row;
  };
  return {
    ...pageOfRows(
      rows,
      pageSize,
      ({ createdAt: at, id }) => ({ at, id }),
      (row) => presentFound(row, of(row.conversationId)),
    ),
    conversations: named.map((id) => presentConversation(of(id), participants.get(id) ?? [], links)),
    searchedFor: meant !== null && rows.length > 0 ? meant.join(' ') : null,
  };
}
