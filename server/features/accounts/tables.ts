import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/accounts/roles.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

export type JsonObject = Record<string, unknown>;

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  newEmail: text('new_email'),
  newEmailSentAt: moment('new_email_sent_at'),
  newEmailAgreedBy: text('new_email_agreed_by').$type<'current' | 'new' | 'team'>(),
  lastSignInAt: moment('last_sign_in_at'),
  bannedUntil: moment('banned_until'),
  wrongFactorCodes: smallint('wrong_factor_codes').notNull().default(0),
  userMetadata: jsonb('user_metadata').$type<JsonObject>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

export type UserRow = typeof users.$inferSelect;

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const notificationChoicesTable = pgTable('notification_choices', {
  userId: uuid('user_id').primaryKey(),
  applicationUpdates: boolean('application_updates').notNull().default(true),
  workUpdates: boolean('work_updates').notNull().default(true),
  newApplicants: boolean('new_applicants').notNull().default(true),
  interviewAnswers: boolean('interview_answers').notNull().default(true),
  jobClosing: boolean('job_closing').notNull().default(true),
  fittingJobs: boolean('fitting_jobs').notNull().default(true),
  messages: boolean('messages').notNull().default(true),
  productNews: boolean('product_news').notNull().default(false),
  quietNights: boolean('quiet_nights').notNull().default(false),
  messagePreviews: boolean('message_previews').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

personal(users, {
  of: 'id',
  erased: {
    blank: 'passwordHash newEmail newEmailSentAt newEmailAgreedBy confirmationSentAt lastSignInAt userMetadata',
    set: { email: sql`'deleted-' || id || '@thengisa.invalid'`, updatedAt: sql`now()`, deletedAt: sql`now()` },
  },
  kept: 'id emailConfirmedAt bannedUntil wrongFactorCodes createdAt',
  exported: {
    ...{ at: 'account', as: 'one' },
    columns: 'id email newEmail emailConfirmedAt lastSignInAt createdAt userMetadata:signUpDetails',
  },
  hidden:
    'passwordHash confirmationSentAt newEmailSentAt newEmailAgreedBy bannedUntil wrongFactorCodes updatedAt deletedAt',
});

personal(userRoles, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { by: 'exportAccount', columns: 'role' },
  hidden: 'userId createdAt',
});

personal(notificationChoicesTable, {
  ...{ of: 'userId', erased: 'rows' },
  exported: {
    by: 'exportAccount',
    columns:
      'applicationUpdates workUpdates newApplicants interviewAnswers jobClosing fittingJobs messages productNews quietNights messagePreviews',
  },
  hidden: 'userId updatedAt',
});
