import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** Who dealt with it, and when; null: nobody yet. */
const handled = z.object({ by: z.string(), at: timestamp }).nullable();

/** Of whose account the address is. Anybody can write any address, so it says nothing of who wrote. Null: of nobody's. */
const account = z.object({ userId: id, suspended: z.boolean() }).nullable();

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  userType: z.string().nullable(),
  createdAt: timestamp,
  account,
  handled,
});

export type ContactMessage = z.output<typeof contactMessage>;

/** Details that somebody agreed to leave. What only a business or only a rep tells is null for the other. */
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
  account,
  handled,
});

export type AdminLead = z.output<typeof adminLead>;

export const enquiryLists = ['open', 'done'] as const;

export type EnquiryList = (typeof enquiryLists)[number];

const admin = { tag: 'Contact', gate: 'admin', permission: 'enquiries.answer', status: 200 } as const;

const query = pageQuery.extend({
  list: z.enum(enquiryLists).default('open'),
  /** Only this one, wherever it stands. */
  id: id.optional(),
});

const ofMessage = {
  ...admin,
  path: '/api/admin/contact-messages/:messageId/handling',
  params: z.object({ messageId: id }),
  response: contactMessage,
} as const;

const ofLead = {
  ...admin,
  path: '/api/admin/leads/:leadId/handling',
  params: z.object({ leadId: id }),
  response: adminLead,
} as const;

/** What people send who are not signed in, for administrators. */
export const enquiriesApi = {
  messages: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'Contact messages: those that nobody dealt with, the oldest first, or the others, the last first',
    query,
    response: pageOf(contactMessage),
    refusals: ['request.bad_cursor'],
  }),
  settleMessage: endpoint({
    ...ofMessage,
    method: 'POST',
    summary: 'Say that you dealt with a contact message',
    refusals: ['enquiry.not_found', 'enquiry.handled'],
  }),
  reopenMessage: endpoint({
    ...ofMessage,
    method: 'DELETE',
    summary: 'Put a contact message back among those that nobody dealt with',
    refusals: ['enquiry.not_found'],
  }),
  leads: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/leads',
    summary: 'Leads: those that nobody dealt with, the oldest first, or the others, the last first',
    query,
    response: pageOf(adminLead),
    refusals: ['request.bad_cursor'],
  }),
  settleLead: endpoint({
    ...ofLead,
    method: 'POST',
    summary: 'Say that you dealt with a lead',
    refusals: ['enquiry.not_found', 'enquiry.handled'],
  }),
  reopenLead: endpoint({
    ...ofLead,
    method: 'DELETE',
    summary: 'Put a lead back among those that nobody dealt with',
    refusals: ['enquiry.not_found'],
  }),
};
