import { eq } from 'drizzle-orm';
import type { ReportOutcome } from '#contract/messaging/reports.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { messageUser } from '../../support/commands/message-user.ts';
import { conversations } from '../../tables.ts';
import { messageReports } from '../tables.ts';
import { outcomeText, warningText } from '../texts.ts';
import { letReportedFilesGo } from './keep-files.ts';

interface Decision {
  readonly reportId: string;
  readonly outcome: ReportOutcome;
  readonly reason: string;
}

/** Decides a report. The first of two concurrent decisions wins. The reporter and the warned user read it in their support conversation. */
export async function decideReport(tx: Tx, actor: AdminActor, { reportId, outcome, reason }: Decision): Promise<void> {
  const { id } = messageReports;
  const [report] = await tx.db.select().from(messageReports).where(eq(id, reportId)).for('no key update');
  if (!report) throw new Refusal('report.not_found');
  if (report.decidedAt !== null) throw new Refusal('report.already_decided');
  if (outcome === 'warned' && report.reportedId === null) throw new Refusal('report.nobody_to_warn');
  // For a message, its text stays on the record; of the conversation around it nothing does.
  const reportedText = report.messageId === null ? null : report.reportedText;
  const decision = { outcome, outcomeReason: reason, decidedBy: actor.adminId, decidedAt: now(), reportedText };
  await tx.db.update(messageReports).set(decision).where(eq(id, reportId));
  await letReportedFilesGo(tx, reportId);

  const [about] = await tx.db
    .select({ jobTitle: conversations.jobTitle })
    .from(conversations)
    .where(eq(conversations.id, report.conversationId));
  const texts = new Map<string, string>();
  if (report.reporterId !== null) texts.set(report.reporterId, outcomeText(outcome, reason, about?.jobTitle ?? null));
  if (outcome === 'warned' && report.reportedId !== null)
    texts.set(report.reportedId, warningText(reason, about?.jobTitle ?? null));
  // In a fixed order, so that two reports of users about each other don't deadlock.
  for (const [userId, text] of [...texts].toSorted(([one], [other]) => one.localeCompare(other)))
    await messageUser(tx, actor, userId, text);
  await publishLive(tx, [administrators], { type: 'report.changed', reportId });
}
