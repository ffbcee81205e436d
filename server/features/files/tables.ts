import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { buckets, filePurposes } from '#contract/files/purposes.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../accounts/tables.ts';

export const storedFiles = pgTable('stored_files', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: filePurposes }).notNull(),
  bucket: text('bucket', { enum: buckets }).notNull(),
  objectKey: text('object_key').notNull(),
  /** The name given by its owner, for display only. */
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  byteSize: integer('byte_size').notNull(),
  /** The hash of the upload, which differs from the stored bytes for pictures. */
  sha256: bytea('sha256').notNull(),
  sealed: boolean('sealed').notNull(),
  keyId: text('key_id'),
  durationMs: integer('duration_ms'),
  createdAt: moment('created_at').notNull().defaultNow(),
  supersededAt: moment('superseded_at'),
  takenAt: moment('taken_at'),
});

export type StoredFile = typeof storedFiles.$inferSelect;

personal(storedFiles, {
  of: 'ownerId',
  erasedBy: 'forgetFiles',
  exported: {
    ...{ at: 'files', by: 'createdAt id' },
    columns: 'id purpose name contentType byteSize durationMs createdAt:uploadedAt sha256 supersededAt:replacedAt',
  },
  hidden: 'ownerId bucket objectKey sealed keyId takenAt',
});
