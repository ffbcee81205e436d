import { pgTable, text } from 'drizzle-orm/pg-core';
import { genders } from '#contract/matching/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { early, ofRep } from '../tables.ts';

/** Separate from everything that ranking reads. */
export const repGenders = pgTable('told_genders', {
  repId: ofRep().primaryKey(),
  gender: text('gender', { enum: genders }).notNull(),
  givenAt: moment('told_at').notNull(),
});

personal(repGenders, {
  ...{ of: 'repId', erased: early },
  exported: { at: 'matching.gender', as: 'value', columns: 'gender' },
  hidden: 'repId givenAt',
});
