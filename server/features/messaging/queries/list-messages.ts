import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Answer, Parsed } from '#contract/endpoint.ts';
import type { messagesApi } from '#contract/messaging/messages.ts';
import { messagePageSize } from '#contract/messaging/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { type MessageRow, presentMessage } from '../present.ts';
import { messages } from '../tables.ts';
import { findMember } from './find-member.ts';
import { selectMessages } from './select-messages.ts';

type Listed = Answer<typeof messagesApi.list>;
type Wanted = Parsed<typeof messagesApi.list>['query'];

const given = sql.placeholder;
const here = eq(messages.conversationId, given('conversationId'));

const upTo = prepared('messages_up_to', (db, name) =>
  selectMessages(db)
    .where(and(here, lte(messages.position, given('upTo'))))
    .orderBy(desc(messages.position))
    .limit(given('limit'))
    .prepare(name),
);

const after = prepared('messages_after', (db, name) =>
  selectMessages(db)
    .where(and(here, gt(messages.position, given('after')), lte(messages.position, given('upTo'))))
    .orderBy(asc(messages.position))
    .limit(given('limit'))
    .prepare(name),
);

// New messages are found by position, and changes to older ones by a small partial index. A change later than the member may see
// counts at the message's position.
const changedSince = prepared('messages_changed_since', (db, name) => {
  const limit = given('limit');
  const found = sql`(
    (select id from messages
      where conversation_id = ${given('conversationId')} and position > ${given('since')} and position <= ${given('upTo')}
        and (change = position or change > ${given('upTo')})
      order by position limit ${limit})
    union all
    (select id from messages
      where conversation_id = ${given('conversationId')} and change > ${given('since')} and change <= ${given('upTo')}
        and change > position
      order by change limit ${limit})) as found`;
  return selectMessages(db)
    .innerJoin(found, sql`found.id = ${messages.id}`)
    .orderBy(sql`case when ${messages.change} > ${given('upTo')} then ${messages.position} else ${messages.change} end`)
    .limit(limit)
    .prepare(name);
});

/** What a member may read of a conversation. */
export async function listMessages(db: Db, actor: SignedInActor, conversationId: string, wanted: Wanted) {
  const member = await findMember(db, actor, conversationId);
  const { kind, leftPosition } = member;
  // A former member never sees later changes. When they are hired again, their client continues from this position.
  const ends = { position: leftPosition ?? member.lastPosition, change: leftPosition ?? member.lastChange };
  const page = { db, conversationId, ends };
  const { before, around, since } = wanted;
  const { rows, ...rest } =
    since !== undefined
      ? await readSince(page, since)
      : around !== undefined
        ? await readAround(page, around)
        : await readUpTo(page, Math.min(before === undefined ? ends.position : before - 1, ends.position));
  const known = rows.map((row) => (row.change > ends.change ? { ...row, change: row.position } : row));
  return { items: known.map((row) => presentMessage(row, kind)), ...rest, lastChange: ends.change } satisfies Listed;
}

interface Reading {
  readonly db: Db;
  readonly conversationId: string;
  readonly ends: { readonly position: number; readonly change: number };
}

type Rows = { rows: MessageRow[]; hasOlder: boolean; hasNewer: boolean };

async function readUpTo({ db, conversationId, ends }: Reading, last: number, size = messagePageSize): Promise<Rows> {
  const found = await upTo(db).execute({ conversationId, upTo: last, limit: size + 1 });
  return {
    rows: found.slice(0, size).reverse(),
    hasOlder: found.length > size,
    hasNewer: last < ends.position,
  };
}

async function readAround(reading: Reading, middle: number): Promise<Rows> {
  const { db, conversationId, ends } = reading;
  const half = messagePageSize / 2;
  const before = await readUpTo(reading, Math.min(middle, ends.position), half);
  const later = await after(db).execute({ conversationId, after: middle, upTo: ends.position, limit: half + 1 });
  return {
    rows: [...before.rows, ...later.slice(0, half)],
    hasOlder: before.hasOlder,
    hasNewer: later.length > half,
  };
}

async function readSince({ db, conversationId, ends }: Reading, since: number): Promise<Rows> {
  const size = messagePageSize;
  const found = await changedSince(db).execute({ conversationId, since, upTo: ends.change, limit: size + 1 });
  return { rows: found.slice(0, size), hasOlder: false, hasNewer: found.length > size };
}
