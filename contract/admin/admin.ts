import { z } from 'zod';
import { roles } from '../accounts/roles.ts';
import { supportChanges } from '../accounts/support-changes.ts';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { payingSides } from '../payments/options.ts';
import { vettingStatuses } from '../vetting/legal.ts';
import { checkedActInput, userActInput } from './admin-users.ts';

/** The current number, and that of a month ago. */
const figure = z.object({
  now: z.int(),
  monthAgo: z.int(),
  /** The numbers at the start of each of the last eleven months, oldest first, and now. */
  months: z.array(z.int()),
});

export type AdminFigure = z.output<typeof figure>;

export const adminFigures = z.object({
  totalUsers: figure,
  activeJobs: figure,
  /** In cents. */
  platformEarnings: figure,
  activeReps: figure,
});

export type AdminFigures = z.output<typeof adminFigures>;

export const adminUser = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  joinedAt: timestamp,
  suspended: z.boolean(),
  /** False: an unconfirmed sign-up. It is no account yet, and has no page. */
  confirmed: z.boolean(),
});

export type AdminUser = z.output<typeof adminUser>;

const listedUser = adminUser.extend({
  /** The rep’s photo, or the company’s logo; null without one. */
  picture: fileLink.nullable(),
});

export type ListedUser = z.output<typeof listedUser>;

/** Confirmed accounts only, unless the unconfirmed ones are requested. */
export const userFilter = z.object({
  search: line('Search', 100).optional(),
  type: z.enum(['sales_rep', 'business', 'both']).optional(),
  state: z.enum(['active', 'suspended', 'unconfirmed']).optional(),
  /** Of one side at least. `none`: nothing was submitted. */
  legal: z.enum(['none', ...vettingStatuses]).optional(),
  plan: z.enum(['trial', 'subscribed', 'neither']).optional(),
});

export type UserFilter = z.output<typeof userFilter>;

/** Newest first, or by address. */
const userSort = z.enum(['joined', 'email']).default('joined');

export type UserSort = z.output<typeof userSort>;

/** The most users in one file. */
export const usersInCsv = 10_000;

const suspension = z.object({ reason: z.string(), by: z.string(), since: timestamp });

export type Suspension = z.output<typeof suspension>;

const profileFacts = z.object({
  location: z.string().nullable(),
  industry: z.string().nullable(),
  createdAt: timestamp,
});

export const adminUserDetail = adminUser.extend({
  lastSignInAt: timestamp.nullable(),
  secondFactor: z.boolean(),
  ...supportChanges.shape,
  /** Until when the former mailbox can undo the team's last change of address; null where there is none to undo. */
  moveUndoableUntil: timestamp.nullable(),
  /** Of each profile, for a call back; null for roles that don't help users. */
  callBack: z
    .array(
      z.object({
        side: z.enum(payingSides),
        /** Null: no number was in the profile for long enough. */
        number: z.string().nullable(),
        /** Since when the profile has another number, which isn't to be called. */
        changedAt: timestamp.nullable(),
      }),
    )
    .nullable(),
  /** The current one. */
  suspension: suspension.nullable(),
  /** What a suspension would end: gigs that are paid for, and neither finished nor in dispute. */
  fundedWork: z.object({ gigs: z.int(), cents: z.int() }),
  rep: profileFacts.extend({ fullName: z.string(), applications: z.int(), accepted: z.int() }).nullable(),
  business: profileFacts.extend({ companyName: z.string(), jobs: z.int(), activeJobs: z.int() }).nullable(),
});

export type AdminUserDetail = z.output<typeof adminUserDetail>;

const ofSuspension = {
  path: '/api/admin/users/:userId/suspension',
  tag: 'Users',
  params: z.object({ userId: id }),
  body: userActInput,
  gate: 'admin',
  status: 200,
  response: adminUserDetail,
} as const;

/** The panel's views across all features; lists of one feature are beside it. */
export const adminApi = {
  figures: endpoint({
    method: 'GET',
    path: '/api/admin/figures',
    about: null,
    summary: 'Get marketplace figures and monthly growth',
    tag: 'Panel',
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: adminFigures,
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    about: 'users',
    summary: 'List users',
    description: 'Sorted by sign-up, newest first, or by email address.',
    tag: 'Users',
    query: userFilter.extend({ ...pageQuery.shape, sort: userSort }),
    gate: 'admin',
    permission: 'users.read',
    status: 200,
    response: pageOf(listedUser),
    refusals: ['request.bad_cursor'],
  }),
  usersCsv: endpoint({
    method: 'GET',
    path: '/api/admin/users/csv',
    about: null,
    summary: 'Export users as CSV',
    description: `Returns up to ${usersInCsv} users that match the filters. The download is recorded in the audit log.`,
    tag: 'Users',
    query: userFilter.extend({ sort: userSort, ...csvQuery.shape }),
    gate: 'admin',
    permission: 'users.export',
    status: 200,
    contentType: 'text/csv',
    response: z.string(),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:userId',
    about: null,
    summary: 'Get a user',
    description: 'The view is recorded in the audit log.',
    tag: 'Users',
    params: z.object({ userId: id }),
    gate: 'admin',
    permission: 'users.read',
    status: 200,
    response: adminUserDetail,
    refusals: ['user.not_found'],
  }),
  suspend: endpoint({
    ...ofSuspension,
    permission: 'users.suspend',
    method: 'POST',
    changes: ['users', 'disputes', 'payouts', 'user acts', 'user sessions'],
    summary: 'Suspend a user',
    description: 'Signs the user out, closes their jobs, cancels their upcoming gigs and holds their payouts.',
    refusals: ['user.not_found', 'user.administrator', 'user.suspended'],
  }),
  liftSuspension: endpoint({
    ...ofSuspension,
    permission: 'users.suspend',
    method: 'DELETE',
    changes: ['users', 'payouts', 'user acts'],
    summary: 'Lift the suspension of a user',
    description: 'Jobs and gigs that ended with the suspension stay closed.',
    refusals: ['user.not_found', 'user.not_suspended'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/users/:userId/second-factor-removal',
    changes: ['user acts'],
    summary: 'Schedule the removal of a second factor',
    description: 'For users who are locked out. The user is notified and can stop it for 24 hours.',
    tag: 'Users',
    params: z.object({ userId: id }),
    body: checkedActInput,
    gate: 'admin',
    permission: 'users.remove_second_factor',
    status: 200,
    response: z.object({ takesEffectAt: timestamp }),
    refusals: ['user.not_found', 'user.no_second_factor', 'user.removal_waits'],
  }),
};
