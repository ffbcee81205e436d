import type pg from 'pg';
import type { SignedInActor } from '#server/features/accounts/access.ts';
import { countUnread, listConversations } from '#server/features/messaging/queries/list-conversations.ts';
import { listMessages } from '#server/features/messaging/queries/list-messages.ts';
import { searchMessages } from '#server/features/messaging/queries/search-messages.ts';
import { createFileLinks } from '#server/platform/files/signed-links.ts';
import { wordOfMany } from './fill-conversations.ts';
import type { MarketQuery } from './market-queries.ts';

interface Seat {
  readonly userId: string;
  readonly conversationId: string;
  readonly middle: number;
  readonly known: number;
}

/** The most frequent queries about messages, each turn by another user. */
export async function messageQueries(pool: pg.Pool, people: number): Promise<MarketQuery[]> {
  // Pseudo-random, and the same users in every run on the same rows.
  const some = async (side: 'rep' | 'business') => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (select distinct user_id as id from conversation_members where side = $1) known
       order by md5(id::text) limit $2`,
      [side, people],
    );
    return (turn: number) => ({ userId: rows[turn % rows.length]?.id ?? '' }) as SignedInActor;
  };
  const [rep, business] = [await some('rep'), await some('business')];
  const { rows: seats } = await pool.query<Seat>(
    `select m.user_id as "userId", m.conversation_id as "conversationId", c.last_position::int / 2 as middle,
       c.last_change::int - 3 as known
     from (select * from conversations order by md5(id::text) limit $1) c
     join conversation_members m on m.conversation_id = c.id and m.side = 'rep'`,
    [people],
  );
  const thread = (name: string, wantedOf: (seat: Seat) => { around?: number; since?: number }): MarketQuery => ({
    name,
    run: (db, turn) => {
      const seat = seats[turn % seats.length];
      if (!seat) throw new Error('There is no conversation');
      return listMessages(db, seat as unknown as SignedInActor, seat.conversationId, wantedOf(seat));
    },
  });
  const links = createFileLinks('of nobody');
  const inbox = { list: 'inbox' } as const;
  return [
    { name: 'list of a rep', run: (db, turn) => listConversations(db, links, rep(turn), inbox) },
    { name: 'list of a business', run: (db, turn) => listConversations(db, links, business(turn), inbox) },
    { name: 'unread', run: (db, turn) => countUnread(db, business(turn)) },
    thread('thread, its end', () => ({})),
    thread('thread, around one', ({ middle }) => ({ around: middle })),
    thread('thread, what came since', ({ known }) => ({ since: known })),
    { name: 'search, a common word', run: (db, turn) => searchMessages(db, links, rep(turn), { q: wordOfMany }) },
    { name: 'search, an unused word', run: (db, turn) => searchMessages(db, links, rep(turn), { q: 'quagga' }) },
  ];
}
