import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { questionStatuses } from '#contract/messaging/support.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { conversations } from '../tables.ts';

const ofConversation = () => uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' });

/** The status of each question to the team, from its first message on. */
export const supportQuestions = pgTable('support_questions', {
  conversationId: ofConversation().primaryKey(),
  status: text('status', { enum: questionStatuses }).notNull(),
  since: moment('since').notNull(),
  askedPosition: bigint('asked_position', { mode: 'number' }).notNull().default(0),
  assignedTo: uuid('assigned_to').references(() => adminUsers.id),
  answerBy: moment('answer_by'),
});

export type QuestionRow = typeof supportQuestions.$inferSelect;

export const supportNotes = pgTable('support_notes', {
  id: uuid('id').primaryKey(),
  conversationId: ofConversation().notNull(),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => adminUsers.id),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Which admins have a question open. */
export const supportLooks = pgTable(
  'support_looks',
  {
    adminId: uuid('admin_id')
      .notNull()
      .references(() => adminUsers.id),
    conversationId: ofConversation().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.conversationId] })],
);

export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});

const withQuestion = 'they go with the question, of which no one else has a copy';

personal(supportQuestions, {
  of: 'conversationId',
  stays: withQuestion,
  notExported: 'they say which admin answers next',
});
personal(supportNotes, {
  of: 'conversationId',
  stays: withQuestion,
  notExported: 'they are what admins write to each other about a question',
});
personal(supportLooks, { of: 'conversationId', stays: withQuestion, notExported: 'admins have no account' });
impersonal('they are answers that the team prepared', cannedAnswers);
