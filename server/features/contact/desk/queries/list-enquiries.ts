import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminLead, ContactMessage, EnquiryList } from '#contract/contact/enquiries.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { contactMessages, enquiryAnswers, leads } from '../../tables.ts';
import { type AnswerJson, presentLead, presentMessage } from '../present.ts';

const assignees = alias(adminUsers, 'assignee');

const answersTo = (of: SQLWrapper, enquiry: SQLWrapper) => sql<AnswerJson[]>`coalesce((
  select json_agg(json_build_object('id', answer.id, 'by', author.email, 'text', answer.text, 'at', answer.sent_at)
    order by answer.sent_at, answer.id)
  from ${enquiryAnswers} answer join ${adminUsers} author on author.id = answer.admin_id
  where ${of} = ${enquiry}), '[]')`;

const account = { userId: users.id, suspended: isBarred };
const hasAddress = (email: SQLWrapper) => and(eq(users.email, sql`lower(${email})`), isNotNull(users.emailConfirmedAt));

export const selectMessages = (db: Db) =>
  db
    .select({
      ...{ message: contactMessages, handledBy: adminUsers.email, assignedTo: assignees.email, ...account },
      answers: answersTo(sql`answer.contact_message_id`, contactMessages.id),
    })
    .from(contactMessages)
    .leftJoin(adminUsers, eq(adminUsers.id, contactMessages.handledBy))
    .leftJoin(assignees, eq(assignees.id, contactMessages.assignedTo))
    .leftJoin(users, hasAddress(contactMessages.email))
    .$dynamic();

export const selectLeads = (db: Db) =>
  db
    .select({
      ...{ lead: leads, handledBy: adminUsers.email, assignedTo: assignees.email, ...account },
      answers: answersTo(sql`answer.lead_id`, leads.id),
    })
    .from(leads)
    .leftJoin(adminUsers, eq(adminUsers.id, leads.handledBy))
    .leftJoin(assignees, eq(assignees.id, leads.assignedTo))
    .leftJoin(users, hasAddress(leads.email))
    .$dynamic();

interface Wanted {
  readonly list: EnquiryList;
  readonly id?: string | undefined;
  readonly cursor?: string | undefined;
}

export async function listMessages(db: Db, _actor: AdminActor, wanted: Wanted): Promise<Page<ContactMessage>> {
  const { id, createdAt: began, handledAt: done } = contactMessages;
  const page = openOrDone(wanted.list === 'open', wanted.cursor, { id, began, done });
  const rows = await selectMessages(db)
    .where(wanted.id === undefined ? page.which : eq(id, wanted.id))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ message }) => ({ at: message.handledAt ?? message.createdAt, id: message.id }),
    presentMessage,
  );
}

export async function listLeads(db: Db, _actor: AdminActor, wanted: Wanted): Promise<Page<AdminLead>> {
  const { id, consentedAt: began, handledAt: done } = leads;
  const page = openOrDone(wanted.list === 'open', wanted.cursor, { id, began, done });
  const rows = await selectLeads(db)
    .where(wanted.id === undefined ? page.which : eq(id, wanted.id))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ lead }) => ({ at: lead.handledAt ?? lead.consentedAt, id: lead.id }),
    presentLead,
  );
}
