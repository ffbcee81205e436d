import { desc, eq, gt, sql } from 'drizzle-orm';
import { mostNamed } from '#contract/messaging/search.ts';
import { isMeant } from '#domain/jobs/search-words.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { conversationMembers, conversations } from '../tables.ts';
import type { Reach } from './find-written.ts';
import { ownConversations } from './own-messages.ts';
import { conversationTitle } from './select-conversations.ts';

const titles = prepared('conversations_titles', (db, name) =>
  db
    .select({ id: conversations.id, title: conversationTitle, jobTitle: conversations.jobTitle })
    // Aliased to the table's name, because the title's SQL refers to the member's side by it.
    .from(sql`(select own.* from ${ownConversations}) conversation_members`)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(gt(conversations.lastPosition, 0))
    .orderBy(desc(conversationMembers.lastAt))
    .prepare(name),
);

/** Ids of the user's conversations whose other party or job has a similar name, exact matches first. */
export async function findNamed(db: Db, reach: Reach, typed: string): Promise<string[]> {
  const wanted = typed.toLowerCase();
  return (await titles(db).execute({ ...reach }))
    .map(({ id, title, jobTitle }) => ({ id, name: `${title} ${jobTitle ?? ''}` }))
    .filter(({ name }) => isMeant(typed, name))
    .map(({ id, name }) => ({ id, exact: name.toLowerCase().includes(wanted) }))
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
    .slice(0, mostNamed)
    .map(({ id }) => id);
}
