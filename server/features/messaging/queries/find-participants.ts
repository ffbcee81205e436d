import { type SQL, sql } from 'drizzle-orm';
import type { MemberSide } from '#contract/messaging/options.ts';
import { namedParticipants } from '#contract/messaging/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { nameAs } from './name-members.ts';

const given = sql.placeholder;

// A conversation doesn't widen what a business may see of a rep: a rep who withdrew no longer shares their photo.
const picture = sql<string | null>`(
  select f.object_key from stored_files f
  where f.owner_id = o.user_id and f.superseded_at is null
    and (f.purpose = 'company-logo' and o.side = 'business'
      or f.purpose = 'profile-photo' and o.side = 'rep' and own.side = 'business' and exists (
        select from job_applications a
        where a.job_id = c.job_id and a.rep_id = (select r.id from rep_profiles r where r.user_id = o.user_id)
          and a.status <> 'withdrawn'))
  limit 1)`;

/** Whether members know of each other: reps do only in groups where all members see the replies. */
export const knowEachOther = (conversation: SQL, side: SQL, otherSide: SQL) =>
  sql`(${conversation}.replies_to is distinct from 'business' or 'business' in (${side}, ${otherSide}))`;

const others = prepared('messaging_participants', (db, name) =>
  db
    .select({
      conversationId: sql<string>`c.id`,
      userId: sql<string>`o.user_id`,
      side: sql<MemberSide>`o.side`,
      deliveredPosition: sql<number>`o.delivered_position`.mapWith(Number),
      readPosition: sql<number>`o.read_position`.mapWith(Number),
      fullName: nameAs(sql`o.side`, sql`o.user_id`),
      objectKey: picture,
      showsSeen: sql<boolean>`coalesce((select s.shows_seen from messaging_choices s where s.user_id = o.user_id), true)`,
    })
    .from(
      sql`conversations c
        join conversation_members own on own.conversation_id = c.id and own.user_id = ${given('userId')}
        cross join lateral (
          select * from conversation_members m
          where m.conversation_id = c.id and m.user_id <> own.user_id and m.left_position is null
            and ${knowEachOther(sql`c`, sql`own.side`, sql`m.side`)}
            and (own.left_position is null or m.side = 'business')
          order by m.side, m.user_id limit ${sql.raw(String(namedParticipants))}) o`,
    )
    .where(sql`c.id = any(${given('ids')}::uuid[])`)
    .prepare(name),
);

export type ParticipantRow = Awaited<ReturnType<ReturnType<typeof others>['execute']>>[number];

/** The other members of each of these conversations; of a group, the business and its first reps. */
export async function findParticipants(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, ParticipantRow[]>> {
  const byConversation = new Map<string, ParticipantRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byConversation;
  for (const row of await others(db).execute({ userId, ids })) byConversation.get(row.conversationId)?.push(row);
  return byConversation;
}
