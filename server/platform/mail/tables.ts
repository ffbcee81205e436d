import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { exactMoment } from '../db/columns.ts';
import { personal } from '../personal-data/declare.ts';

/** Without their words, in which there are links that are secrets. */
export const sentMails = pgTable('sent_mails', {
  id: uuid('id').primaryKey(),
  to: text('to_address').notNull(),
  subject: text('subject').notNull(),
  createdAt: exactMoment('created_at').notNull().defaultNow(),
});

personal(sentMails, {
  of: 'to',
  erasedBy: 'deleteAccount',
  exported: { by: 'exportAccount', columns: 'subject createdAt:sentAt' },
  hidden: 'id to',
});
