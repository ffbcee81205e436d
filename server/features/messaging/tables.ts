import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { conversationKinds, memberSides, repliesTo, senderSides } from '#contract/messaging/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../accounts/tables.ts';
import { jobApplications } from '../applications/tables.ts';
import { storedFiles } from '../files/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../profiles/tables.ts';

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: conversationKinds }).notNull(),
  jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
  applicationId: uuid('application_id').references(() => jobApplications.id, { onDelete: 'set null' }),
  businessId: uuid('business_id').references(() => businessProfiles.id, { onDelete: 'set null' }),
  repId: uuid('rep_id').references(() => repProfiles.id, { onDelete: 'set null' }),
  personId: uuid('person_id'),
  jobTitle: text('job_title'),
  repliesTo: text('replies_to', { enum: repliesTo }),
  lastChange: bigint('last_change', { mode: 'number' }).notNull().default(0),
  lastPosition: bigint('last_position', { mode: 'number' }).notNull().default(0),
  lastAt: moment('last_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    side: text('side', { enum: memberSides }).notNull(),
    lastAt: moment('last_at').notNull(),
    deliveredPosition: bigint('delivered_position', { mode: 'number' }).notNull().default(0),
    readPosition: bigint('read_position', { mode: 'number' }).notNull().default(0),
    unread: integer('unread').notNull().default(0),
    mutedAt: moment('muted_at'),
    archivedAt: moment('archived_at'),
    leftPosition: bigint('left_position', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  position: bigint('position', { mode: 'number' }).notNull(),
  change: bigint('change', { mode: 'number' }).notNull(),
  senderId: uuid('sender_id').notNull(),
  senderSide: text('sender_side', { enum: senderSides }).notNull(),
  content: text('content').notNull(),
  attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull().default(sql`'[]'`),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
  deletedAt: moment('deleted_at'),
});

export const messageFiles = pgTable('message_files', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => storedFiles.id),
  messageId: uuid('message_id')
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' }),
});

export const messageBlocks = pgTable(
  'message_blocks',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

export const messagingChoices = pgTable('messaging_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showsSeen: boolean('shows_seen').notNull(),
});

personal(conversations, {
  of: 'businessId repId personId',
  erasedBy: 'forgetMessages',
  exported: { by: 'exportMessages', columns: 'kind jobTitle' },
  hidden: 'id jobId applicationId businessId repId personId repliesTo lastChange lastPosition lastAt createdAt',
});

personal(conversationMembers, {
  of: 'userId',
  erasedBy: 'forgetMessages',
  exported: { by: 'exportMessages', columns: 'side:as mutedAt:muted archivedAt:archived' },
  hidden: 'conversationId userId lastAt deliveredPosition readPosition unread leftPosition',
});

personal(messages, {
  of: 'senderId',
  stays: 'what was written stays with who read it, under no name; where no one is left, it goes with its conversation',
  exported: { by: 'exportMessages', columns: 'content attachments createdAt editedAt deletedAt' },
  hidden: 'id conversationId position change senderId senderSide',
});

personal(messageFiles, {
  of: 'fileId',
  erasedBy: 'forgetMessages',
  notExported: 'they say which file is in which message, and both are exported',
});

personal(messageBlocks, {
  ...{ of: 'blockerId blockedId', erased: 'rows' },
  exported: { by: 'exportMessages', columns: 'blockedId:name createdAt:since' },
  hidden: 'blockerId',
});

personal(messagingChoices, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { by: 'exportMessages', columns: 'showsSeen' },
  hidden: 'userId',
});
