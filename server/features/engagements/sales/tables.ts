import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { saleSources, saleStatuses } from '#contract/engagements/sales-options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { engagements } from '../tables.ts';

const engagementId = () => uuid('engagement_id').references(() => engagements.id);

export const salesCodes = pgTable('sales_codes', {
  engagementId: engagementId().primaryKey(),
  code: text('code').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** The key of a day's device hashes. It is deleted the day after, so that devices can’t be followed from day to day. */
export const saleDeviceKeys = pgTable('sale_device_keys', {
  day: date('day', { mode: 'string' }).primaryKey(),
  key: bytea('key').notNull(),
});

/** Scans of a code by one device on one day. Deleted after `saleLimits.scanKeptDays`. */
export const saleScans = pgTable(
  'sale_scans',
  {
    engagementId: engagementId().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    device: bytea('device').notNull(),
    scans: integer('scans').notNull(),
    /** The rep opened the code on this device. */
    own: boolean('own').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engagementId, table.day, table.device] })],
);

export const sales = pgTable('sales', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id),
  engagementId: engagementId().notNull(),
  externalId: text('external_id').notNull(),
  source: text('source', { enum: saleSources }).notNull(),
  amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  at: moment('at').notNull(),
  place: text('place'),
  status: text('status', { enum: saleStatuses }).notNull(),
  /** Why the business disputes or voided it. */
  reason: text('reason'),
  recordedAt: moment('recorded_at').notNull(),
});

export type SaleRow = typeof sales.$inferSelect;

export const salesKeys = pgTable('sales_keys', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  ending: text('ending').notNull(),
  keyHash: bytea('key_hash').notNull(),
  /** The rows are the record of who made and revoked keys. Revoked ones are deleted after `saleLimits.revokedKeyMonths`. */
  madeBy: uuid('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
  revokedBy: uuid('revoked_by'),
  revokedAt: moment('revoked_at'),
});

export const salesHooks = pgTable('sales_hooks', {
  businessId: uuid('business_id')
    .primaryKey()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  sealedSecret: bytea('sealed_secret').notNull(),
  /** Posts in a row that failed at their last attempt. */
  failures: integer('failures').notNull().default(0),
  lastFailure: text('last_failure'),
  deliveredAt: moment('delivered_at'),
  /** When it was turned off: after too many failures, or with the account. */
  offAt: moment('off_at'),
});

export type SalesHookRow = typeof salesHooks.$inferSelect;

const ofBothSides = 'what was sold is the record of what both sides were paid for, and names no one once they are gone';

personal(salesCodes, {
  of: 'engagementId.repId',
  stays: ofBothSides,
  exported: { at: 'salesCodes', columns: 'engagementId code madeAt', by: 'madeAt' },
});
impersonal('they are random, and are gone after a day', saleDeviceKeys);
personal(saleScans, {
  of: 'engagementId.repId',
  erased: 'rows',
  exported: { at: 'scansOfCodes', columns: 'engagementId day scans own firstAt', by: 'day firstAt' },
  hidden: 'device',
});
personal(sales, {
  of: 'engagementId businessId',
  stays: ofBothSides,
  exported: {
    ...{ at: 'sales', by: 'at id' },
    columns: 'id engagementId externalId source amountCents at place status reason recordedAt',
  },
  hidden: 'businessId',
});
personal(salesKeys, {
  of: 'businessId',
  erased: 'rows',
  exported: { at: 'salesKeys', columns: 'name ending madeAt revokedAt', by: 'madeAt' },
  hidden: 'id businessId keyHash madeBy revokedBy',
});
personal(salesHooks, {
  of: 'businessId',
  erased: 'rows',
  exported: { at: 'salesHook', as: 'one', columns: 'address failures lastFailure deliveredAt offAt' },
  hidden: 'businessId sealedSecret',
});
