import { eq, sql } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import type { SenderSide } from '#contract/messaging/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../../applications/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { conversationMembers, conversations, messages, messagingChoices } from '../tables.ts';
import { nameAs, teamName } from './name-members.ts';
import { memberStateColumns } from './select-member-state.ts';

/** Length of a message's excerpt in a list. */
const shownCharacters = 200;

interface LastMessage {
  readonly senderId: string;
  readonly senderSide: SenderSide;
  readonly senderName: string;
  readonly content: string;
  readonly attachments: readonly Attachment[];
  readonly at: string;
  readonly deleted: boolean;
}

const { id, kind, jobTitle } = conversations;

/** Title of the conversation. For former members, the other party remains as a name. */
export const conversationTitle = sql<string>`case
  when ${kind} = 'support' then ${sql.raw(`'${teamName}'`)}
  when ${kind} = 'job' then ${jobTitle}
  when ${conversationMembers.side} = 'rep'
    then (select b.company_name from ${businessProfiles} b where b.id = ${conversations.businessId})
  else (select r.full_name from ${repProfiles} r where r.id = ${conversations.repId}) end`;

const lastMessage = sql<LastMessage | null>`(
  select json_build_object(
    'senderId', m.sender_id, 'senderSide', m.sender_side, 'senderName', ${nameAs(sql`m.sender_side`, sql`m.sender_id`)},
    'content', left(m.content, ${sql.raw(String(shownCharacters))}), 'attachments', m.attachments, 'at', m.created_at, 'deleted', m.deleted_at is not null)
  from ${messages} m
  where m.conversation_id = ${id}
    and m.position <= coalesce(${conversationMembers.leftPosition}, ${conversations.lastPosition})
  order by m.position desc limit 1)`;

/** For a rep in a job's group: the application, whose conversation is for answering the business alone. */
const applicationId = sql<string | null>`case when ${kind} = 'job' and ${conversationMembers.side} = 'rep'
  then (select a.id from ${jobApplications} a join ${repProfiles} r on r.id = a.rep_id
    where a.job_id = ${conversations.jobId} and r.user_id = ${conversationMembers.userId})
  else ${conversations.applicationId} end`;

/** Conversations as one member sees them, with all columns of a list's row except the other members. */
export function selectConversations(db: Db) {
  return db
    .select({
      ...memberStateColumns,
      ...{ id, jobTitle, lastMessage },
      title: conversationTitle,
      jobId: conversations.jobId,
      applicationId,
      lastPosition: conversations.lastPosition,
      lastAt: conversationMembers.lastAt,
      readPosition: conversationMembers.readPosition,
      unread: conversationMembers.unread,
      mutedAt: conversationMembers.mutedAt,
      archivedAt: conversationMembers.archivedAt,
      participantCount: sql<number>`(
        select count(*)::int from ${conversationMembers} p where p.conversation_id = ${id} and p.left_position is null)`,
      showsSeen: sql<boolean>`coalesce((
        select c.shows_seen from ${messagingChoices} c where c.user_id = ${conversationMembers.userId}), true)`,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(id, conversationMembers.conversationId));
}

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];
