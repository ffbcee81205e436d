import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { sessions } from '../../accounts/sessions/tables.ts';

export const pushDevices = pgTable('push_devices', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  serverKey: text('server_key').notNull(),
  createdAt: moment('created_at').notNull(),
  renewedAt: moment('renewed_at').notNull(),
  takenAt: moment('taken_at'),
  failedAt: moment('failed_at'),
});

export type PushDeviceRow = typeof pushDevices.$inferSelect;

personal(pushDevices, {
  of: 'userId',
  stays: 'they go with their session',
  exported: { by: 'exportDevices', columns: 'sessionId:device createdAt renewedAt failedAt' },
  hidden: 'id userId endpoint p256dh auth serverKey takenAt',
});
