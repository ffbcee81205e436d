import { and, type SQL, Subquery, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { messages } from '../tables.ts';
import { nameAs } from './name-members.ts';
import { ownMessages, plainWords } from './own-messages.ts';

/** Whose messages are searched, and in which of their roles. */
export interface Reach {
  readonly userId: string;
  readonly sides: readonly string[];
}

const asMeant = sql`to_tsquery('english', ${sql.placeholder('words')})`;
// Half typed, "worki" means the beginning of "working", and has no inflected forms.
const asTyped = sql`to_tsquery('simple', ${sql.placeholder('words')})`;

// Sorted before matching, so that the search stops when the page is full.
const newestFirst = sql`select * from (${ownMessages}) own_messages order by created_at desc, id desc offset 0`;

// Messages never contain these characters.
export const markStart = '\u0001';
export const markEnds = '\u0002';
const headline = (language: string, words: SQL) =>
  sql<string>`ts_headline(${sql.raw(`'${language}'`)}, ${messages.content}, ${words},
    ${sql.raw(`'StartSel=${markStart}, StopSel=${markEnds}, MaxWords=24, MinWords=12'`)})`;

const pages = preparedPages('messages_with_words', [messages.createdAt, messages.id], (db, after) =>
  db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      position: messages.position,
      senderId: messages.senderId,
      senderSide: messages.senderSide,
      senderName: nameAs(sql`messages.sender_side`, sql`messages.sender_id`),
      content: messages.content,
      createdAt: messages.createdAt,
      asMeant: headline('english', asMeant),
      asTyped: headline('simple', asTyped),
    })
    .from(new Subquery(newestFirst, { id: messages.id }, 'messages'))
    .where(
      and(
        // Deleted messages have no text. Inflected forms share their beginning: other messages need not be parsed.
        sql`(${messages.content} ~* all(${sql.placeholder('begun')}::text[]) or ${messages.content} ~* ${sql.placeholder('beginnings')}
          and to_tsvector('english', ${plainWords}) @@ ${asMeant})`,
        after,
      ),
    ),
);

/** The beginning that a word shares with its inflected forms. Short words share less: "fly", "flies". */
function beginning(word: string): string {
  const letters = [...word];
  return letters.slice(0, letters.length > 3 ? 3 : 2).join('');
}

/** The user's messages that contain all of these words, newest first: one page and one more row. */
export const findWritten = (db: Db, cursor: string | undefined, reach: Reach, words: readonly string[]) =>
  pages(db, cursor, {
    ...reach,
    words: words.map((word) => `${word}:*`).join(' & '),
    begun: words.map((word) => `\\m${word}`),
    beginnings: words.map(beginning).join('|'),
  });

export type WrittenRow = Awaited<ReturnType<typeof findWritten>>[number];
