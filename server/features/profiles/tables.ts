import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type Choice, valuesOf, weekdays } from '#contract/catalogue/options.ts';
import { refusedWork } from '#contract/catalogue/tags.ts';
import type { PayingSide } from '#contract/pricing.ts';
import {
  businessIndustries,
  companySizes,
  repAvailability,
  repExperience,
  repIndustries,
} from '#contract/profiles/options.ts';
import { now } from '#server/platform/clock.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { users } from '../accounts/tables.ts';
import { industries, locations } from '../catalogue/tables.ts';
import { operatorSettings } from '../operators/tables.ts';

const times = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** Shows whether the number was changed recently. */
const phoneHistory = {
  phoneSince: moment('phone_since').notNull().defaultNow(),
  /** The last earlier number that was in use for `callBackDays`. */
  formerPhone: text('former_phone'),
};

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The end of a trial that starts now. Every new profile has one, of the length that the operator has set. */
export const trialFromNow = (side: PayingSide) =>
  sql`${now().toISOString()}::timestamptz + make_interval(days => (select ${side === 'rep' ? operatorSettings.repTrialDays : operatorSettings.businessTrialDays} from ${operatorSettings}))`;

const trial = (side: PayingSide) => ({
  trialEndsAt: moment('trial_ends_at')
    .notNull()
    .$defaultFn(() => trialFromNow(side)),
  /** A first payment was refunded under an earlier account with the same email address. */
  refundUsed: boolean('refund_used').notNull().default(false),
});

/** Drizzle's type for enum values needs a non-empty tuple. */
const oneOf = <Value extends string>(choices: readonly Choice<Value>[]) => valuesOf(choices) as [Value, ...Value[]];

export const repProfiles = pgTable('rep_profiles', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  version: integer('version').notNull().default(1),
  /** As shown to others. */
  fullName: text('full_name').notNull(),
  /** When our team last checked the name; null: never, and a new one needs no review. */
  nameApprovedAt: moment('name_approved_at'),
  age: smallint('age'),
  ageStatedOn: date('age_stated_on', { mode: 'string' }),
  phone: text('phone'),
  ...phoneHistory,
  locationId: uuid('location_id').references(() => locations.id),
  locationAddress: text('location_address'),
  preferredLocationId: uuid('preferred_location_id').references(() => locations.id),
  industry: text('industry', { enum: oneOf(repIndustries) }),
  preferredIndustryId: uuid('preferred_industry_id').references(() => industries.id),
  experience: text('experience', { enum: oneOf(repExperience) }),
  availability: text('availability', { enum: oneOf(repAvailability) }),
  hourlyRateCents: bigint('hourly_rate_cents', { mode: 'number' }),
  skills: text('skills').array().notNull().default([]),
  description: text('description'),
  /** Confirmed by the rep. Null: never asked. */
  tags: text('tags').array(),
  /** Null: never asked. */
  refuses: text('refuses', { enum: refusedWork }).array(),
  /** Null: any. */
  workWeekdays: text('work_weekdays', { enum: weekdays }).array(),
  daysOff: date('days_off', { mode: 'string' }).array().notNull().default([]),
  daysOn: date('days_on', { mode: 'string' }).array().notNull().default([]),
  ...trial('rep'),
  ...times,
});

export const businessProfiles = pgTable('business_profiles', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  version: integer('version').notNull().default(1),
  /** As shown to others. */
  companyName: text('company_name').notNull(),
  /** Who signs for the company. */
  signatoryName: text('signatory_name'),
  /** Of both names. */
  nameApprovedAt: moment('name_approved_at'),
  industry: text('industry', { enum: oneOf(businessIndustries) }),
  primaryIndustryId: uuid('primary_industry_id').references(() => industries.id),
  companySize: text('company_size', { enum: oneOf(companySizes) }),
  primaryLocationId: uuid('primary_location_id').references(() => locations.id),
  locationAddress: text('location_address'),
  phone: text('phone'),
  ...phoneHistory,
  website: text('website'),
  description: text('description'),
  ...trial('business'),
  ...times,
});

/** When each business first answered an application, written by `recordAnswers`. */
export const companyAnswers = pgTable('company_answers', {
  applicationId: uuid('application_id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  appliedAt: moment('applied_at').notNull(),
  answeredAt: moment('answered_at').notNull().default(sql`clock_timestamp()`),
});

export const skills = pgTable('skills', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  group: text('skill_group').notNull(),
});

personal(repProfiles, {
  of: 'userId',
  erased: {
    blank:
      'nameApprovedAt age ageStatedOn phone formerPhone locationId locationAddress preferredLocationId industry preferredIndustryId experience availability hourlyRateCents skills description tags refuses workWeekdays daysOff daysOn',
    set: { fullName: 'Former rep', updatedAt: sql`now()` },
  },
  kept: 'id userId version phoneSince trialEndsAt refundUsed createdAt',
  exported: {
    ...{ at: 'rep', as: 'one' },
    columns:
      'fullName nameApprovedAt age ageStatedOn phone phoneSince formerPhone locationAddress industry experience availability hourlyRateCents skills description tags refuses workWeekdays daysOff daysOn trialEndsAt refundUsed createdAt updatedAt',
    also: () => ({
      location: named(locations.name, repProfiles.locationId),
      preferredLocation: named(locations.name, repProfiles.preferredLocationId),
      preferredIndustry: named(industries.name, repProfiles.preferredIndustryId),
    }),
  },
  hidden: 'id userId version locationId preferredLocationId preferredIndustryId',
});

personal(businessProfiles, {
  of: 'userId',
  erased: {
    blank:
      'signatoryName nameApprovedAt industry primaryIndustryId companySize primaryLocationId locationAddress phone formerPhone website description',
    set: { companyName: 'Former business', updatedAt: sql`now()` },
  },
  kept: 'id userId version phoneSince trialEndsAt refundUsed createdAt',
  exported: {
    ...{ at: 'business', as: 'one' },
    columns:
      'companyName signatoryName nameApprovedAt industry companySize locationAddress phone phoneSince formerPhone website description trialEndsAt refundUsed createdAt updatedAt',
    also: () => ({
      primaryLocation: named(locations.name, businessProfiles.primaryLocationId),
      primaryIndustry: named(industries.name, businessProfiles.primaryIndustryId),
    }),
  },
  hidden: 'id userId version primaryLocationId primaryIndustryId',
});

personal(companyAnswers, {
  ...{ of: 'businessId', erased: 'rows' },
  notExported: 'they say when something was answered, and the answers are exported',
});
impersonal('they are what anyone can choose from', skills);
