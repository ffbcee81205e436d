import { sql } from 'drizzle-orm';
import { searchedConversations, searchedMessages, searchedOfOne } from '#contract/messaging/search.ts';

const raw = (number: number) => sql.raw(String(number));

const listed = (list: 'is null' | 'is not null') => sql`(
  select * from conversation_members
  where user_id = ${sql.placeholder('userId')} and side = any(${sql.placeholder('sides')}::text[])
    and archived_at ${sql.raw(list)}
  order by last_at desc, conversation_id desc limit ${raw(searchedConversations)})`;

/** The user's conversations, latest message first. Both halves are read in the order of their index. */
export const ownConversations = sql`(
  select * from (${listed('is null')} union all ${listed('is not null')}) both_lists
  order by last_at desc limit ${raw(searchedConversations)}) own`;

/**
 * The user's newest messages, as far as they may read. There is no full-text index: one over all users would make each search wade
 * through the messages of others, and slow every insert down. These are read by conversation and position, in bounded number.
 */
export const ownMessages = sql`
  select seen.* from ${ownConversations} cross join lateral (
    select * from messages
    where conversation_id = own.conversation_id
      and position <= coalesce(own.left_position, 9223372036854775807)
    order by position desc limit ${raw(searchedOfOne)}) seen
  limit ${raw(searchedMessages)}`;

const signs = '@./-_:;,!?()[]<>"“”‘’…–—+#&=%*\n\r\t';

/** The message without punctuation, so that each part of an address is a word. */
export const plainWords = sql.raw(`translate(messages.content, '${signs}', '${' '.repeat([...signs].length)}')`);
