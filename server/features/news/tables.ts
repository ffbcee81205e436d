import { bigint, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import type { InterviewChange } from '../applications/commands/lock-interview.ts';
import { conversations } from '../messaging/tables.ts';

/** A change to an application or to one of its interviews. */
export type Change =
  | { readonly of: 'application'; readonly status: ApplicationStatus }
  | ({ readonly of: 'interview' } & Pick<InterviewChange, 'interviewId' | 'status' | 'anew'>);

/** With the interview that was current at that time. */
export type KeptChange = Change & {
  readonly interview: {
    readonly status: InterviewChange['status'];
    readonly times: readonly string[];
    readonly acceptedTime: string | null;
  } | null;
};

export const pendingChanges = pgTable('untold_changes', {
  turn: bigint('turn', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: uuid('application_id').notNull(),
  repUserId: uuid('rep_user_id').notNull(),
  businessUserId: uuid('business_user_id').notNull(),
  change: jsonb('change').$type<KeptChange>().notNull(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
});

/** Deleted within seconds, so they reference no other table. */
export const pendingMessages = pgTable('untold_messages', {
  turn: bigint('turn', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
});

export const messageNotices = pgTable(
  'message_notices',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    notifiedPosition: bigint('told_position', { mode: 'number' }).notNull().default(0),
    mailedPosition: bigint('mailed_position', { mode: 'number' }).notNull().default(0),
    mailDueAt: moment('mail_due_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

personal(messageNotices, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they say up to where a user was notified of messages, and when the next email is due',
});
impersonal('they are sent within minutes, and gone', pendingChanges, pendingMessages);
