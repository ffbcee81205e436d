import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, lineOrNone, prose, rowVersion, timestamp } from '../fields.ts';
import { vatNumberOrNone } from '../number-fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { cardFeeBearers, feeBearers } from './fee-bearers.ts';

const days = (what: string, least: number, most: number) =>
  z
    .int(`${what} must be a number of days.`)
    .min(least, `${what} must be at least ${least} days.`)
    .max(most, `${what} can be at most ${most} days.`);

/** Settings about money. A bookkeeper may change them too. */
const ofMoney = z.object({
  /** No charge of a rep applies, or is shown (Employment Services Act, section 15). */
  repsPayNothing: z.boolean(),
  /** Null: not registered for VAT, so receipts are no tax invoices. */
  vatNumber: vatNumberOrNone,
  /** Businesses pay for gigs here before the work, and reps are paid out. Holding other people's money may need a licence. */
  gigsPaidHere: z.boolean(),
  /** Hundredths of a percent of the pay of a gig. */
  feeBasisPoints: z
    .int('The fee must be a number.')
    .min(0, 'The fee can’t be less than 0%.')
    .max(5000, 'The fee can be at most 50%.'),
  /** The rep gets the pay less the fee, or the business pays it on top. */
  feeBearer: z.enum(feeBearers),
  cardFeeBearer: z.enum(cardFeeBearers),
  /** A business's surcharge for paying by card where it bears that: hundredths of a percent of the rest, and so much for each payment. */
  cardFeeBasisPoints: z
    .int('The card fee must be a number.')
    .min(0, 'The card fee can’t be less than 0%.')
    .max(1000, 'The card fee can be at most 10%.'),
  cardFeeFlatCents: z
    .int('The fixed card fee must be an amount.')
    .min(0, 'The fixed card fee can’t be less than R0.')
    .max(10_000, 'The fixed card fee can be at most R100.'),
  /** Minimum payout to a rep. */
  minimumPayoutCents: z
    .int('The minimum payout must be an amount.')
    .min(100, 'The minimum payout must be at least R1.')
    .max(1_000_000, 'The minimum payout can be at most R10,000.'),
  /** Trials of accounts created from now on. */
  repTrialDays: days('Rep trial', 0, 365),
  businessTrialDays: days('Business trial', 0, 365),
});

/** Nothing is retained for longer than the privacy page says. */
export const longestKept = { impressionDays: 180, readNotificationDays: 90, notificationDays: 180 } as const;

/** Retention in days. The audit log has a minimum, the rest a maximum. */
const ofKeeping = z.object({
  auditDays: days('Audit log retention', 731, 3650),
  /** Which reps a business was shown. */
  impressionDays: days('Retention of reps shown to businesses', 30, longestKept.impressionDays),
  readNotificationDays: days('Read notifications retention', 7, longestKept.readNotificationDays),
  notificationDays: days('Notifications retention', 30, longestKept.notificationDays),
  policyReportDays: days('Browser security reports retention', 7, 90),
});

/** As PostgreSQL returns it, so that the same moment is the same text. */
const moment = z.iso
  .datetime({ offset: true, error: 'Enter a date and a time.' })
  .transform((text) => new Date(text).toISOString())
  .nullable();

/** Shown on every page between the two moments. Without a moment: from now on, and until it is removed. */
const ofNotice = z.object({ noticeText: lineOrNone('Notice', 300), noticeFrom: moment, noticeUntil: moment });

const closed = 'Closed';
const officeHours = /^(\d|1\d|2[0-3]):00-(\d|1\d|2[0-4]):00$/;

const hours = (what: string) =>
  line(what, 12).refine((text) => {
    if (text === closed) return true;
    const [, opens, closes] = officeHours.exec(text) ?? [];
    return opens !== undefined && Number(opens) < Number(closes);
  }, `${what} must be whole hours such as 8:00-18:00, or ${closed}.`);

/** Whom visitors contact and when support answers: in the words of every page and mail. */
const ofSupport = z.object({
  supportEmail: line('Support email', 120).refine(
    (text) => /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text),
    'This isn’t a valid email address.',
  ),
  /** As it is printed. */
  supportPhone: line('Support phone', 20).refine(
    (text) => /^\+?\d( ?\d){8,14}$/.test(text),
    'Enter the number with digits and single spaces, such as +27 10 500 0123.',
  ),
  /** Digits of the international number, as in a wa.me link. */
  supportWhatsapp: line('WhatsApp number', 15).refine(
    (text) => /^[1-9]\d{8,14}$/.test(text),
    'Enter the number in digits only, with its country code, such as 27105000123.',
  ),
  weekdayHours: hours('Hours'),
  saturdayHours: hours('Hours'),
  sundayHours: hours('Hours'),
});

/** Features that can be switched off while the rest goes on. */
const ofFeatures = z.object({
  coursesOn: z.boolean(),
  giftsOn: z.boolean(),
  attachmentsOn: z.boolean(),
  suggestionsOn: z.boolean(),
});

/** Settings of the operator that apply while the product runs. */
export const settings = z.object({
  ...ofMoney.shape,
  ...ofKeeping.shape,
  ...ofNotice.shape,
  ...ofSupport.shape,
  ...ofFeatures.shape,
  /** Reps are suggested to a business only after a team member's approval. */
  reviewMatches: z.boolean(),
});

export type Settings = z.output<typeof settings>;

export type SettingName = keyof Settings;

export const settingNames = Object.keys(settings.shape) as readonly SettingName[];

export const isOfMoney = (name: SettingName): boolean => name in ofMoney.shape;

/** The operator's settings that decide a gig's cost to its business and its pay to the rep. */
export type GigTerms = Pick<
  Settings,
  | 'gigsPaidHere'
  | 'feeBasisPoints'
  | 'feeBearer'
  | 'cardFeeBearer'
  | 'cardFeeBasisPoints'
  | 'cardFeeFlatCents'
  | 'minimumPayoutCents'
>;

/** The settings that pages and mails state in words: how to reach support, how long a trial is, what a gig costs and pays. */
export type SiteFacts = z.output<typeof ofSupport> &
  Pick<Settings, 'repTrialDays' | 'businessTrialDays' | 'reviewMatches'> &
  GigTerms;

/** The settings with their version. */
export const settingsShown = settings.extend({ version: rowVersion });

export type SettingsShown = z.output<typeof settingsShown>;

const settingValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Each with its former value. */
export const settingChanges = z.array(z.object({ setting: z.string(), before: settingValue, after: settingValue }));

export const settingsChange = z.object({
  id,
  at: timestamp,
  who: z.string(),
  changes: settingChanges,
  /** The changes in one text, from before they were recorded one by one. */
  text: z.string().nullable(),
});

export type SettingsChange = z.output<typeof settingsChange>;

const shared = { tag: 'Settings', path: '/api/admin/settings', gate: 'admin', status: 200 } as const;

export const settingsApi = {
  show: endpoint({
    ...shared,
    permission: 'settings.read',
    method: 'GET',
    about: 'settings',
    summary: 'Get the settings',
    response: settingsShown,
  }),
  /** The version is that of the settings that were read; a missing value leaves one unchanged. */
  edit: endpoint({
    ...shared,
    permission: 'settings.edit_money',
    method: 'PATCH',
    changes: ['settings', 'approvals'],
    summary: 'Update settings',
    description:
      'Send only the settings you want to change. Settings about money are proposed to a second admin. All others apply within a second.',
    body: settings.partial().extend({
      version: rowVersion,
      /** Reason of the proposal, where a setting about money changes. */
      reason: prose('A reason', 500).optional(),
    }),
    response: settingsShown,
    refusals: ['settings.changed_meanwhile', 'settings.notice_ends_early', 'approval.open_already'],
  }),
  changes: endpoint({
    ...shared,
    path: '/api/admin/settings/changes',
    about: 'settings',
    permission: 'settings.read',
    method: 'GET',
    summary: 'List changes of settings, newest first',
    query: pageQuery,
    response: pageOf(settingsChange),
    refusals: ['request.bad_cursor'],
  }),
};
