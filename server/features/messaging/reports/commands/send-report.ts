import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Parsed } from '#contract/endpoint.ts';
import { wordsOf } from '#contract/messaging/message-line.ts';
import { messagesAround, type reportsApi } from '#contract/messaging/reports.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { users } from '../../../accounts/tables.ts';
import { lockAsMember } from '../../commands/lock-conversation.ts';
import type { Member } from '../../queries/find-member.ts';
import { selectMessages } from '../../queries/select-messages.ts';
import { conversationMembers, messages } from '../../tables.ts';
import { messageReports, type ReportRow } from '../tables.ts';
import { keepReportedFiles } from './keep-files.ts';

type Sending = Parsed<typeof reportsApi.send>['body'] & { readonly conversationId: string };

/** Files a report with a copy of the reported text, since its sender may delete the message. */
export async function sendReport(
  tx: Tx,
  actor: SignedInActor,
  { conversationId, messageId, reason, details }: Sending,
): Promise<{ id: string; createdAt: string }> {
  const member = await lockAsMember(tx, actor, conversationId);
  if (member.kind === 'support') throw new Refusal('report.nothing_of_others');
  const what =
    messageId === null
      ? await aboutAll(tx, actor, member, conversationId)
      : await aboutMessage(tx, actor, member, { conversationId, messageId });
  const createdAt = now();
  const [added] = await tx.db
    .insert(messageReports)
    .values({ id: uuidv7(), conversationId, reporterId: actor.userId, ...what, reason, details, createdAt })
    .onConflictDoNothing()
    .returning({ id: messageReports.id });
  if (!added) throw new Refusal('report.already_open');
  await keepReportedFiles(tx, added.id, what.reportedAttachments);
  await publishLive(tx, [administrators], { type: 'report.changed', reportId: added.id });
  return { id: added.id, createdAt: createdAt.toISOString() };
}

type What = Pick<ReportRow, 'messageId' | 'position' | 'reportedId' | 'reportedText' | 'reportedAttachments'>;

const lastOf = ({ leftPosition, lastPosition }: Member) => leftPosition ?? lastPosition;

async function aboutMessage(
  tx: Tx,
  { userId }: SignedInActor,
  member: Member,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<What> {
  const [row] = await selectMessages(tx.db).where(
    and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)),
  );
  if (!row || row.position > lastOf(member) || row.deletedAt !== null) throw new Refusal('message.not_found');
  if (row.senderId === userId) throw new Refusal('report.nothing_of_others');
  const { position, senderId, attachments: reportedAttachments } = row;
  const [here] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, senderId), sql`deleted_at is null`));
  return { messageId, position, reportedId: here?.id ?? null, reportedText: wordsOf(row), reportedAttachments };
}

/** Reports the other party. For a rep in a group that is the business; a business must report a single message. */
async function aboutAll(tx: Tx, { userId }: SignedInActor, member: Member, conversationId: string): Promise<What> {
  if (member.kind === 'job' && member.side === 'business') throw new Refusal('report.message_needed');
  const position = lastOf(member);
  const { senderId, conversationId: of } = messages;
  const [theirs] = await tx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(of, conversationId), ne(senderId, userId), lte(messages.position, position)))
    .limit(1);
  if (!theirs) throw new Refusal('report.nothing_of_others');
  const side = member.side === 'rep' ? 'business' : 'rep';
  const [other] = await tx.db
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.side, side)));
  const reportedId = other && other.userId !== userId ? other.userId : null;
  const reportedText = reportedId === null ? null : await lastWordsOf(tx, reportedId, conversationId, position);
  return { messageId: null, position, reportedId, reportedText, reportedAttachments: [] };
}

/** The text of the messages before the report that the team can read: their sender may delete all of them. */
async function lastWordsOf(tx: Tx, userId: string, conversationId: string, upTo: number): Promise<string | null> {
  const rows = await selectMessages(tx.db)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, userId),
        lte(messages.position, upTo),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(messagesAround);
  return rows.toReversed().map(wordsOf).join('\n') || null;
}
