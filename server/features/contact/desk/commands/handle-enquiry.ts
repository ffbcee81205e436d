import { and, eq, isNull } from 'drizzle-orm';
import type { AdminLead, ContactMessage } from '#contract/contact/enquiries.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { contactMessages, leads } from '../../tables.ts';
import { presentLead, presentMessage } from '../present.ts';
import { selectLeads, selectMessages } from '../queries/list-enquiries.ts';

type Enquiries = typeof contactMessages | typeof leads;

/** Marks the enquiry as dealt with. The second of two concurrent calls is refused. */
async function settle(tx: Tx, { adminId }: AdminActor, table: Enquiries, id: string): Promise<void> {
  const { rowCount } = await tx.db
    .update(table)
    .set({ handledAt: now(), handledBy: adminId })
    .where(and(eq(table.id, id), isNull(table.handledAt)));
  if (rowCount === 0)
    throw new Refusal((await tx.db.$count(table, eq(table.id, id))) > 0 ? 'enquiry.handled' : 'enquiry.not_found');
}

async function reopen(tx: Tx, table: Enquiries, id: string): Promise<void> {
  const { rowCount } = await tx.db.update(table).set({ handledAt: null, handledBy: null }).where(eq(table.id, id));
  if (rowCount === 0) throw new Refusal('enquiry.not_found');
}

export async function showMessage(tx: Tx, id: string): Promise<ContactMessage> {
  const [row] = await selectMessages(tx.db).where(eq(contactMessages.id, id));
  if (!row) throw new Refusal('enquiry.not_found');
  return presentMessage(row);
}

export async function showLead(tx: Tx, id: string): Promise<AdminLead> {
  const [row] = await selectLeads(tx.db).where(eq(leads.id, id));
  if (!row) throw new Refusal('enquiry.not_found');
  return presentLead(row);
}

export async function settleMessage(tx: Tx, actor: AdminActor, messageId: string): Promise<ContactMessage> {
  await settle(tx, actor, contactMessages, messageId);
  return showMessage(tx, messageId);
}

export async function reopenMessage(tx: Tx, _actor: AdminActor, messageId: string): Promise<ContactMessage> {
  await reopen(tx, contactMessages, messageId);
  return showMessage(tx, messageId);
}

export async function settleLead(tx: Tx, actor: AdminActor, leadId: string): Promise<AdminLead> {
  await settle(tx, actor, leads, leadId);
  return showLead(tx, leadId);
}

export async function reopenLead(tx: Tx, _actor: AdminActor, leadId: string): Promise<AdminLead> {
  await reopen(tx, leads, leadId);
  return showLead(tx, leadId);
}
