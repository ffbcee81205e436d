import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** Who dealt with it, and when; null: open. */
const handled = z.object({ by: z.string(), at: timestamp }).nullable();

/** The account with that address. Anyone can enter any address, so it doesn't identify the author. Null: none. */
const account = z.object({ userId: id, suspended: z.boolean() }).nullable();

/** Fields that a message and a lead share. */
const desk = {
  account,
  handled,
  /** The assigned administrator; null: unassigned. */
  assignedTo: z.string().nullable(),
  /** Oldest first. */
  answers: z.array(z.object({ id, by: z.string(), text: z.string(), at: timestamp })),
};

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  userType: z.string().nullable(),
  createdAt: timestamp,
  ...desk,
});

export type ContactMessage = z.output<typeof contactMessage>;

/** Details left with consent. Fields of a business alone or of a rep alone are null for the other. */
export const adminLead = z.object({
  id,
  kind: z.enum(['business', 'sales_rep']),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  companyName: z.string().nullable(),
  industry: z.string().nullable(),
  numberOfReps: z.string().nullable(),
  location: z.string().nullable(),
  experience: z.string().nullable(),
  industries: z.array(z.string()).nullable(),
  availability: z.string().nullable(),
  consentedAt: timestamp,
  ...desk,
});

export type AdminLead = z.output<typeof adminLead>;

export const enquiryLists = ['open', 'done'] as const;

export type EnquiryList = (typeof enquiryLists)[number];

const admin = { tag: 'Contact', gate: 'admin', permission: 'enquiries.answer', status: 200 } as const;

const query = pageQuery.extend({
  list: z.enum(enquiryLists).default('open'),
  /** Only this one, whatever its status. */
  id: id.optional(),
});

const ofMessage = { ...admin, params: z.object({ messageId: id }), response: contactMessage } as const;
const ofLead = { ...admin, params: z.object({ leadId: id }), response: adminLead } as const;

const messagePath = '/api/admin/contact-messages/:messageId';
const leadPath = '/api/admin/leads/:leadId';

/** @param id made by the client: sent again, it is the same answer */
export const enquiryAnswer = prose('An answer', 4000);

const answer = { method: 'POST', body: z.object({ id, text: enquiryAnswer }) } as const;
const assign = {
  method: 'PUT',
  body: z.object({ adminId: id.nullable() }),
  refusals: ['enquiry.not_found', 'support.no_such_administrator'],
} as const;

/** Messages and leads of visitors who are not signed in, for administrators. */
export const enquiriesApi = {
  messages: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/contact-messages',
    about: 'enquiries',
    summary: 'List contact messages',
    description: 'Open messages come oldest first, closed ones newest first.',
    query,
    response: pageOf(contactMessage),
    refusals: ['request.bad_cursor'],
  }),
  settleMessage: endpoint({
    ...ofMessage,
    path: `${messagePath}/handling`,
    changes: ['enquiries'],
    method: 'POST',
    summary: 'Mark a contact message as handled',
    refusals: ['enquiry.not_found', 'enquiry.handled'],
  }),
  reopenMessage: endpoint({
    ...ofMessage,
    path: `${messagePath}/handling`,
    changes: ['enquiries'],
    method: 'DELETE',
    summary: 'Reopen a contact message',
    refusals: ['enquiry.not_found'],
  }),
  leads: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/leads',
    about: 'enquiries',
    summary: 'List leads',
    description: 'Open leads come oldest first, closed ones newest first.',
    query,
    response: pageOf(adminLead),
    refusals: ['request.bad_cursor'],
  }),
  settleLead: endpoint({
    ...ofLead,
    path: `${leadPath}/handling`,
    changes: ['enquiries'],
    method: 'POST',
    summary: 'Mark a lead as handled',
    refusals: ['enquiry.not_found', 'enquiry.handled'],
  }),
  reopenLead: endpoint({
    ...ofLead,
    path: `${leadPath}/handling`,
    changes: ['enquiries'],
    method: 'DELETE',
    summary: 'Reopen a lead',
    refusals: ['enquiry.not_found'],
  }),
  answerMessage: endpoint({
    ...ofMessage,
    ...answer,
    path: `${messagePath}/answers`,
    changes: ['enquiries'],
    summary: 'Answer a contact message by email',
    description: 'Marks the message as handled. Sending the same `id` again sends one email only.',
    refusals: ['enquiry.not_found'],
  }),
  answerLead: endpoint({
    ...ofLead,
    ...answer,
    path: `${leadPath}/answers`,
    changes: ['enquiries'],
    summary: 'Answer a lead by email',
    description: 'Marks the lead as handled. Sending the same `id` again sends one email only.',
    refusals: ['enquiry.not_found'],
  }),
  assignMessage: endpoint({
    ...ofMessage,
    ...assign,
    path: `${messagePath}/assignee`,
    changes: ['enquiries'],
    summary: 'Assign a contact message to an admin',
    description: 'Send `null` to unassign it.',
  }),
  assignLead: endpoint({
    ...ofLead,
    ...assign,
    path: `${leadPath}/assignee`,
    changes: ['enquiries'],
    summary: 'Assign a lead to an admin',
    description: 'Send `null` to unassign it.',
  }),
};
