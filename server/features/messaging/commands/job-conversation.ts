import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import { knowEachOther } from '../queries/find-participants.ts';
import { conversations } from '../tables.ts';

/**
 * The id of the conversation between a business and all reps hired for a job, created if missing, with every current hire as a
 * member. Concurrent calls wait for the one that creates it and then see its members. It is created with the first hire.
 */
export async function ensureJobConversation(tx: Tx, jobId: string): Promise<string> {
  const at = now().toISOString();
  const { rows: made } = await tx.db.execute<{ id: string }>(sql`
    insert into conversations (id, kind, job_id, business_id, job_title, replies_to, last_at, created_at)
    select ${uuidv7()}::uuid, 'job', id, business_id, title, 'business', ${at}, ${at} from jobs where id = ${jobId}
    on conflict do nothing
    returning id`);
  const [found] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.jobId, jobId), eq(conversations.kind, 'job')))
    .for('no key update');
  const id = made[0]?.id ?? found?.id;
  if (id === undefined) throw new Error('A job has neither a conversation nor room for one.');
  if (made.length > 0) await addMembers(tx, id);
  return id;
}

/** Adds new hires, with earlier messages marked as read. Waits for accounts being closed at this moment and leaves them out. */
async function addMembers(tx: Tx, id: string): Promise<void> {
  await tx.db.execute(sql`
    with person as (
      select b.user_id, 'business' as side
      from conversations c join business_profiles b on b.id = c.business_id where c.id = ${id}
      union all
      select r.user_id, 'rep'
      from conversations c join job_applications a on a.job_id = c.job_id and a.status = 'accepted'
      join rep_profiles r on r.id = a.rep_id where c.id = ${id}
    ), here as (
      select u.id from users u
      where u.deleted_at is null and u.id in (
        select user_id from person except
        select user_id from conversation_members where conversation_id = ${id} and left_position is null)
      order by u.id for key share
    )
    insert into conversation_members (conversation_id, user_id, side, last_at, delivered_position, read_position)
    select c.id, person.user_id, person.side, c.last_at, c.last_position, c.last_position
    from conversations c, person join here on here.id = person.user_id
    where c.id = ${id}
    on conflict (conversation_id, user_id) do update
      set left_position = null, last_at = excluded.last_at, unread = 0,
        read_position = excluded.read_position, delivered_position = excluded.delivered_position`);
}

async function leave(tx: Tx, id: string, repId: string): Promise<void> {
  await tx.db.execute(sql`
    update conversation_members m set left_position = c.last_position
    from conversations c, rep_profiles r
    where c.id = ${id} and m.conversation_id = c.id and r.id = ${repId} and m.user_id = r.user_id
      and m.left_position is null`);
}

/** Adds reps to the job's conversation when they are hired, and removes them when they no longer are. */
export async function followHires(tx: Tx, changes: readonly ApplicationChange[]): Promise<void> {
  const hires = changes.filter(({ status }) => status === 'accepted' || status === 'ended');
  for (const { jobId, repId, status } of hires.toSorted((one, other) => one.jobId.localeCompare(other.jobId))) {
    const id = await ensureJobConversation(tx, jobId);
    if (status === 'accepted') await addMembers(tx, id);
    else await leave(tx, id, repId);
    const { rows } = await tx.db.execute<{ user_id: string }>(sql`
      select m.user_id from conversation_members m
      join conversations c on c.id = m.conversation_id join rep_profiles r on r.id = ${repId}
      where c.id = ${id} and (m.user_id = r.user_id
        or m.left_position is null and ${knowEachOther(sql`c`, sql`'rep'`, sql`m.side`)})`);
    await publishLive(
      tx,
      rows.map(({ user_id }) => user_id),
      { type: 'conversation.changed', conversationId: id },
    );
  }
}
