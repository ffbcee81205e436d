import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { payingSides } from '#contract/payments/options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

/** Trial and refund used under an email address, from when its account was deleted or moved to another address. */
export const formerTrials = pgTable(
  'former_trials',
  {
    /** HMAC of the normalised address, under the installation's permanent key. */
    addressHash: bytea('address_hash').notNull(),
    side: text('side', { enum: payingSides }).notNull(),
    /** The account that moved to another address; null once it is deleted. */
    userId: uuid('user_id'),
    trialEndsAt: moment('trial_ends_at').notNull(),
    refundUsed: boolean('refund_used').notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.side] })],
);

personal(formerTrials, {
  of: 'userId',
  erasedBy: 'keepTrials',
  notExported: 'they are hashes of addresses that the account had, with a trial and a refund that are exported',
});
