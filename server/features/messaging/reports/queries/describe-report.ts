import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Message } from '#contract/messaging/messages.ts';
import { messagesAround, type Report } from '#contract/messaging/reports.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type FileLink, linkKeptFile } from '../../../files/queries/link-file.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentMessage } from '../../present.ts';
import { linkMessageFile } from '../../queries/link-message-file.ts';
import { selectMessages } from '../../queries/select-messages.ts';
import { messages } from '../../tables.ts';
import { presentReportHead } from '../present.ts';
import { messageReportFiles, messageReports } from '../tables.ts';
import { type SelectedReport, selectReports } from './select-reports.ts';

export async function describeReport(db: Db, _actor: AdminActor, reportId: string): Promise<Report> {
  const [row] = await selectReports(db).where(eq(messageReports.id, reportId));
  if (!row) throw new Refusal('report.not_found');
  const { details, messageId, reportedText, reportedAttachments, decidedAt } = row.report;
  return {
    ...presentReportHead(row),
    ...{ details, messageId, reportedText },
    reportedAttachments: decidedAt === null ? [...reportedAttachments] : [],
    // The team may read private messages only while a report is open.
    messages: decidedAt === null ? await findAround(db, row) : [],
  };
}

/** A link to a file of a report, as far as the team may read it at this moment. */
export async function linkReportedFile(
  db: Db,
  links: FileLinks,
  actor: AdminActor,
  { reportId, ...of }: { readonly reportId: string; readonly messageId: string; readonly fileId: string },
): Promise<FileLink> {
  const { messages: around, messageId: reported } = await describeReport(db, actor, reportId);
  if (reported === of.messageId && (await keepsFile(db, reportId, of.fileId)))
    return linkKeptFile(db, links, of.fileId);
  const shown = around.find(({ id }) => id === of.messageId);
  if (!shown) throw new Refusal('file.not_found');
  return linkMessageFile(db, links, { ...of, conversationId: shown.conversationId }, null);
}

async function keepsFile(db: Db, reportId: string, fileId: string): Promise<boolean> {
  const { reportId: of, fileId: kept } = messageReportFiles;
  return (await db.$count(messageReportFiles, and(eq(of, reportId), eq(kept, fileId)))) > 0;
}

async function findAround(db: Db, { report, kind }: SelectedReport): Promise<Message[]> {
  const here = eq(messages.conversationId, report.conversationId);
  const before = await selectMessages(db)
    .where(and(here, lte(messages.position, report.position)))
    .orderBy(desc(messages.position))
    .limit(messagesAround + 1);
  const after = await selectMessages(db)
    .where(and(here, gt(messages.position, report.position)))
    .orderBy(asc(messages.position))
    .limit(messagesAround);
  return [...before.toReversed(), ...after].map((message) => presentMessage(message, kind));
}
