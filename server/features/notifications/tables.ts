import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notificationPortals } from '#contract/notifications/kind.ts';
import { type MailTopic, mailTopics } from '#contract/notifications/mail-topics.ts';
import type { NotificationKind } from '#contract/notifications/notifications.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

/** The last assigned place in each user's list. */
export const notificationHeads = pgTable('notification_heads', {
  userId: uuid('user_id').primaryKey(),
  lastPlace: bigint('last_place', { mode: 'number' }).notNull(),
});

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  place: bigint('place', { mode: 'number' }).notNull(),
  portal: text('portal', { enum: notificationPortals }).notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  data: jsonb('data').$type<object>().notNull(),
  count: integer('count').notNull().default(1),
  subject: uuid('subject'),
  onceKey: text('once_key'),
  aboutUserId: uuid('about_user_id'),
  mailTopic: text('mail_topic').$type<MailTopic>(),
  notifiedAt: moment('told_at').notNull().defaultNow(),
  readAt: moment('read_at'),
});

export type NotificationRow = typeof notifications.$inferSelect;

export const notificationMails = pgTable(
  'notification_mails',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic', { enum: mailTopics }).notNull(),
    dueAt: moment('due_at'),
    notBefore: moment('not_before'),
    mailedPlace: bigint('mailed_place', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** One topic of emails to one user. */
export type MailsOf = Readonly<Pick<typeof notificationMails.$inferSelect, 'userId' | 'topic'>>;

personal(notificationHeads, {
  of: 'userId',
  erasedBy: 'forgetNotifications',
  notExported: 'they count notifications, which are exported',
});

personal(notifications, {
  of: 'userId aboutUserId',
  erasedBy: 'forgetNotifications',
  exported: {
    by: 'exportNotifications',
    columns: 'id place portal kind data count subject notifiedAt:at readAt:read',
  },
  hidden: 'userId onceKey aboutUserId mailTopic',
});

personal(notificationMails, {
  of: 'userId',
  erasedBy: 'forgetNotifications',
  notExported: 'they say when the next email is due',
});
