import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LeadConsentVersion } from '#contract/contact/leads.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../operators/tables.ts';

/** The admin who dealt with it, and when. */
const handled = () => ({
  handledAt: moment('handled_at'),
  handledBy: uuid('handled_by').references(() => adminUsers.id),
  assignedTo: uuid('assigned_to').references(() => adminUsers.id),
});

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  userType: text('user_type'),
  createdAt: moment('created_at').notNull().defaultNow(),
  ...handled(),
});

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['business', 'sales_rep'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  description: text('description'),
  companyName: text('company_name'),
  industry: text('industry'),
  numberOfReps: text('number_of_reps'),
  location: text('location'),
  experience: text('experience'),
  industries: text('industries').array(),
  availability: text('availability'),
  consentVersion: text('consent_version').$type<LeadConsentVersion>().notNull(),
  consentChannel: text('consent_channel', { enum: ['website'] }).notNull(),
  consentedAt: moment('consented_at').notNull().defaultNow(),
  ...handled(),
});

/** The team's answers by email. */
export const enquiryAnswers = pgTable('enquiry_answers', {
  id: uuid('id').primaryKey(),
  contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
  leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => adminUsers.id),
  text: text('text').notNull(),
  sentAt: moment('sent_at').notNull(),
});

impersonal('it is sent without an account, and is deleted in its own time', contactMessages, leads, enquiryAnswers);
