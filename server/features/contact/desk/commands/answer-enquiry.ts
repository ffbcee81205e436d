import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AdminLead, ContactMessage } from '#contract/contact/enquiries.ts';
import { rolesThatMay } from '#contract/operators/roles.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { contactMessages, enquiryAnswers, leads } from '../../tables.ts';
import { enquiryAnswered } from '../../texts/contact-mails.ts';
import { showLead, showMessage } from './handle-enquiry.ts';

interface Answer {
  /** Made by the client: sent again, it is the same answer. */
  readonly id: string;
  readonly text: string;
}

/** Emails the answer and marks the message as dealt with. */
export async function answerMessage(
  tx: Tx,
  { adminId }: AdminActor,
  { messageId, id, text }: Answer & { readonly messageId: string },
): Promise<ContactMessage> {
  const [message] = await tx.db.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('update');
  if (!message) throw new Refusal('enquiry.not_found');
  const answer = { id, contactMessageId: messageId, adminId, text, sentAt: now() };
  const sent = await tx.db.insert(enquiryAnswers).values(answer).onConflictDoNothing().returning();
  if (sent.length > 0) {
    const { email: to, name, subject } = message;
    await queueMail(tx, enquiryAnswered({ to, name, subject, text }));
    if (message.handledAt === null)
      await tx.db
        .update(contactMessages)
        .set({ handledAt: now(), handledBy: adminId })
        .where(eq(contactMessages.id, messageId));
  }
  return showMessage(tx, messageId);
}

/** The same of a lead. */
export async function answerLead(
  tx: Tx,
  { adminId }: AdminActor,
  { leadId, id, text }: Answer & { readonly leadId: string },
): Promise<AdminLead> {
  const [lead] = await tx.db.select().from(leads).where(eq(leads.id, leadId)).for('update');
  if (!lead) throw new Refusal('enquiry.not_found');
  const answer = { id, leadId, adminId, text, sentAt: now() };
  const sent = await tx.db.insert(enquiryAnswers).values(answer).onConflictDoNothing().returning();
  if (sent.length > 0) {
    const { email: to, name } = lead;
    await queueMail(tx, enquiryAnswered({ to, name, subject: null, text }));
    if (lead.handledAt === null)
      await tx.db.update(leads).set({ handledAt: now(), handledBy: adminId }).where(eq(leads.id, leadId));
  }
  return showLead(tx, leadId);
}

async function requireColleague(tx: Tx, adminId: string | null): Promise<void> {
  if (adminId === null) return;
  const { id, role, isAdmin, disabledAt } = adminUsers;
  const [to] = await tx.db
    .select({ id })
    .from(adminUsers)
    .where(and(eq(id, adminId), eq(isAdmin, true), isNull(disabledAt), inArray(role, rolesThatMay('enquiries.answer'))))
    .for('key share');
  if (!to) throw new Refusal('support.no_such_administrator');
}

export async function assignMessage(
  tx: Tx,
  _actor: AdminActor,
  { messageId, adminId }: { readonly messageId: string; readonly adminId: string | null },
): Promise<ContactMessage> {
  await showMessage(tx, messageId);
  await requireColleague(tx, adminId);
  await tx.db.update(contactMessages).set({ assignedTo: adminId }).where(eq(contactMessages.id, messageId));
  return showMessage(tx, messageId);
}

export async function assignLead(
  tx: Tx,
  _actor: AdminActor,
  { leadId, adminId }: { readonly leadId: string; readonly adminId: string | null },
): Promise<AdminLead> {
  await showLead(tx, leadId);
  await requireColleague(tx, adminId);
  await tx.db.update(leads).set({ assignedTo: adminId }).where(eq(leads.id, leadId));
  return showLead(tx, leadId);
}
