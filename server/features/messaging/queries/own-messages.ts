import { sql } from 'drizzle-orm';
import { searchedConversations, searchedMessages, searchedOfOne } from '#contract/messaging/search.ts';

const raw = (number: number) => sql.raw(String(number));

const listed = (list: 'is null' | 'is not null') => sql`(
  select * from conversation_members
  where user_id = ${sql.placeholder('userId')} and side = any(${sql.placeholder('sides')}::text[])
    and archived_at ${sql.raw(list)}
  order by last_at desc, conversation_id desc limit ${raw(searchedConversations)})`;

/** One's own conversations, the one with the latest message first. Both halves are read in the order of their index. */
export const ownConversations = sql`(
  select * from (${listed('is null')} union all ${listed('is not null')}) both_lists
  order by last_at desc limit ${raw(searchedConversations)}) own`;

/**
 * One's newest messages, as far as one could see. There is no index of words: with that of all who write, whoever searches
 * would wait for what others wrote, and each message would pay for it. These are found by their place, in bounded number.
 */
export const ownMessages = sql`
  select seen.* from ${ownConversations} cross join lateral (
    select * from messages
    where conversation_id = own.conversation_id
      and position <= coalesce(own.left_position, 9223372036854775807)
    order by position desc limit ${raw(searchedOfOne)}) seen
  limit ${raw(searchedMessages)}`;

const signs = '@./-_:;,!?()[]<>"“”‘’…–—+#&=%*\n\r\t';

/** Without signs, so that each word of an address is found. */
export const plainWords = sql.raw(`translate(messages.content, '${signs}', '${' '.repeat([...signs].length)}')`);
