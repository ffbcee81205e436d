import { expect } from 'vitest';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { filesOf, wordsOf } from '#contract/messaging/message-line.ts';
import type { Thread } from '#web/features/messaging/sync/thread.ts';
import type { TestApp } from './app.ts';
import type { Device, Page, Written } from './messaging-devices.ts';
import type { Person } from './people.ts';

/** A message as stored in the database. */
export interface Row {
  readonly id: string;
  readonly conversationId: string;
  readonly position: number;
  readonly change: number;
  readonly senderId: string;
  readonly content: string;
  readonly attachments: readonly Attachment[];
  /** The owners of its attachments. */
  readonly owners: readonly string[];
}

interface World {
  readonly seed: number;
  readonly devices: readonly Device[];
  readonly pages: readonly Page[];
  readonly ledger: ReadonlyMap<string, Written>;
  /** Pages whose storage rejected some messages. */
  readonly lossy: Set<number>;
  readonly trace: readonly string[];
}

const line = ({ id, position, change, content }: Pick<Row, 'id' | 'position' | 'change' | 'content'>) =>
  `${position} ${change} ${id} ${content}`;

export async function readTruth({ database }: Pick<TestApp, 'database'>): Promise<Map<string, Row[]>> {
  const { rows } = await database.pool.query<Row>(
    `select id, conversation_id as "conversationId", position::int, change::int, sender_id as "senderId", content, attachments,
       array(select s.owner_id from message_files f join stored_files s on s.id = f.file_id where f.message_id = m.id) as owners
     from messages m order by conversation_id, m.position`,
  );
  return Map.groupBy(rows, ({ conversationId }) => conversationId);
}

/** A thread shows the end of what was written, without a gap. */
export function differs(thread: Thread, truth: readonly Row[], whole: boolean): unknown {
  const { status, messages, hasNewer, hasOlder } = thread.state();
  if (hasNewer) void thread.loadNewer();
  else if (whole && hasOlder) void thread.loadOlder();
  if (status === 'failed') void thread.load();
  if (status !== 'ready' || hasNewer || (whole && hasOlder)) return { status, hasNewer, hasOlder };
  const wanted = (whole ? truth : truth.slice(truth.length - messages.length)).map(line);
  const shown = messages.map(line);
  const wrong = shown.findIndex((text, place) => text !== wanted[place]);
  if (wrong === -1 && shown.length === wanted.length) return null;
  return { wrong, shown: shown[wrong], wanted: wanted[wrong], lengths: [shown.length, wanted.length] };
}

/** Each is stored once, by and to the right user, in the order in which its page wrote it. */
export function checkWritten(
  { seed, devices, pages, ledger, lossy, trace }: World,
  truth: ReadonlyMap<string, readonly Row[]>,
): void {
  const rows = new Map([...truth.values()].flat().map((row) => [row.id, row]));
  const last = new Map<string, Row>();
  const waiting = new Set(devices.flatMap(({ kept }) => [...kept.values()].flatMap((of) => [...of.keys()])));
  for (const page of pages) if (page.lossy) lossy.add(page.number);
  for (const { id, kept, discarded, userId, page, conversationId, files } of ledger.values()) {
    const row = rows.get(id);
    rows.delete(id);
    if (!row) {
      expect([id, kept && !discarded && !waiting.has(id)], `SEED=${seed}: lost`).toEqual([id, false]);
      continue;
    }
    expect([row.senderId, row.conversationId], `SEED=${seed}: by or to someone else`).toEqual([userId, conversationId]);
    const [attached, owners] = row.content === '' ? [[], []] : [files, files.map(() => userId)];
    expect(
      filesOf(row.attachments).map(({ name }) => name),
      `SEED=${seed}: files of ${id}`,
    ).toEqual(attached);
    expect(row.owners, `SEED=${seed}: someone else's files`).toEqual(owners);
    // A request aborted in flight may still arrive, and others need not have waited for it.
    if (lossy.has(page) || discarded) continue;
    const before = last.get(`${page} ${conversationId}`);
    const acts = () => trace.filter((line) => line.includes(userId)).slice(-150);
    if (before && before.position > row.position)
      throw new Error(`SEED=${seed}: out of order\n${line(before)}\n${line(row)}\n${acts().join('\n')}`);
    last.set(`${page} ${conversationId}`, row);
  }
  expect([...rows.values()], `SEED=${seed}: no sender wrote these`).toEqual([]);
}

/** A user's list: the last entry of each written conversation, and its unread count. */
export async function checkLists(
  seed: number,
  { userId, call }: Person,
  own: readonly string[],
  truth: ReadonlyMap<string, readonly Row[]>,
): Promise<void> {
  const [inbox, archived] = await Promise.all(
    (['inbox', 'archived'] as const).map((list) => call(conversationsApi.list, { query: { list } })),
  );
  const listed = [...(inbox?.items ?? []), ...(archived?.items ?? [])];
  const written = own.filter((id) => truth.has(id));
  expect(listed.map(({ id }) => id).toSorted(), `SEED=${seed}: the list of ${userId}`).toEqual(written.toSorted());
  for (const { id, unreadCount, readUpTo, lastPosition, lastMessage } of listed) {
    const rows = truth.get(id) ?? [];
    const last = rows.at(-1);
    const unread = rows.filter(
      ({ position, senderId, content }) => position > readUpTo && senderId !== userId && content !== '',
    );
    expect([unreadCount, lastPosition, lastMessage?.text], `SEED=${seed}: ${id} in the list of ${userId}`).toEqual([
      unread.length,
      last?.position,
      last && wordsOf(last),
    ]);
  }
}
