import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { conversations, messages } from '../../tables.ts';
import { supportLooks, supportQuestions } from '../tables.ts';

/** Length of a message's excerpt in a list. */
const shownCharacters = 200;

interface LastMessage {
  readonly content: string;
  readonly attachments: readonly Attachment[];
  readonly fromTeam: boolean;
  readonly deleted: boolean;
}

const lastMessage = sql<LastMessage>`(
  select json_build_object('content', left(m.content, ${sql.raw(String(shownCharacters))}), 'attachments', m.attachments,
    'fromTeam', m.sender_side = 'team', 'deleted', m.deleted_at is not null)
  from ${messages} m where m.conversation_id = ${conversations.id} order by m.position desc limit 1)`;

/** Other admins who have the question open at this moment. */
const lookedAtBy = ({ adminId }: AdminActor): SQL<string[]> =>
  sql<string[]>`array(
    select a.email from ${supportLooks} l join ${adminUsers} a on a.id = l.admin_id
    where l.conversation_id = ${supportQuestions.conversationId} and l.admin_id <> ${adminId}
      and l.until > ${now().toISOString()}::timestamptz
    order by a.email)`;

/** Questions of people whose accounts exist, as this admin sees them. */
export function selectQuestions(db: Db, actor: AdminActor) {
  return db
    .select({
      question: supportQuestions,
      userId: users.id,
      email: users.email,
      joinedAt: users.createdAt,
      name: sql<string | null>`coalesce(
        ${repProfiles.fullName}, ${businessProfiles.companyName}, ${users.userMetadata} ->> 'full_name')`,
      personName: sql<string | null>`coalesce(${repProfiles.fullName}, ${users.userMetadata} ->> 'full_name')`,
      sides: sql<LegalUserType[]>`array_remove(array[
        case when ${repProfiles.id} is not null then 'rep' end,
        case when ${businessProfiles.id} is not null then 'business' end], null)`,
      lastPosition: conversations.lastPosition,
      lastMessage,
      assignee: adminUsers.email,
      looking: lookedAtBy(actor),
    })
    .from(supportQuestions)
    .innerJoin(conversations, eq(conversations.id, supportQuestions.conversationId))
    .innerJoin(users, and(eq(users.id, conversations.personId), sql`${users}.deleted_at is null`))
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .leftJoin(adminUsers, eq(adminUsers.id, supportQuestions.assignedTo))
    .$dynamic();
}

export type SelectedQuestion = Awaited<ReturnType<typeof selectQuestions>>[number];
