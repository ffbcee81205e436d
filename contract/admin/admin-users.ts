import { z } from 'zod';
import { supportDelayHours } from '../accounts/support-changes.ts';
import { applicationStatuses } from '../applications/options.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { milestoneStatuses, sides } from '../engagements/options.ts';
import { emailAddress, id, prose, timestamp } from '../fields.ts';
import { jobStatuses } from '../jobs/options.ts';
import { reportReasons } from '../messaging/reports.ts';
import { payingSides, paymentStatuses, refundStatuses } from '../payments/options.ts';
import { legalState, legalUserTypes } from '../vetting/legal.ts';

/** How many of the newest rows each section of a user's page shows. */
export const userPageRows = 20;

const userLegal = z.object({
  items: z.array(
    legalState.extend({
      userType: z.enum(legalUserTypes),
      /** Null: nothing was submitted. */
      vettingId: id.nullable(),
    }),
  ),
});

export type UserLegal = z.output<typeof userLegal>;

const ofList = { total: z.int() };

const userWork = z.object({
  applications: z.object({
    ...ofList,
    items: z.array(
      z.object({
        jobId: id,
        jobTitle: z.string(),
        companyName: z.string(),
        status: z.enum(applicationStatuses),
        appliedAt: timestamp,
      }),
    ),
  }),
  jobs: z.object({
    ...ofList,
    items: z.array(z.object({ id, title: z.string(), status: z.enum(jobStatuses), createdAt: timestamp })),
  }),
  engagements: z.object({
    ...ofList,
    items: z.array(
      z.object({
        id,
        title: z.string(),
        /** Of this user. */
        side: z.enum(sides),
        otherName: z.string(),
        /** Of the next part, or else of the last. */
        status: z.enum(milestoneStatuses),
        payCents: z.int(),
        acceptedAt: timestamp,
      }),
    ),
  }),
});

export type UserWork = z.output<typeof userWork>;

const userMoney = z.object({
  /** Null: they are no rep. In cents. */
  wallet: z.object({ inWallet: z.int(), onItsWay: z.int(), paid: z.int(), onHold: z.boolean() }).nullable(),
  payments: z.array(
    z.object({
      id,
      itemName: z.string(),
      side: z.enum(payingSides).nullable(),
      amountCents: z.int(),
      status: z.enum(paymentStatuses),
      createdAt: timestamp,
    }),
  ),
  refunds: z.array(
    z.object({
      id,
      paymentId: id,
      amountCents: z.int(),
      status: z.enum(refundStatuses),
      /** Until when the money is held for a replacement; null: it is not, or no longer. */
      keptUntil: timestamp.nullable(),
      /** Paid by hand. */
      byHand: z.boolean(),
      askedAt: timestamp,
    }),
  ),
});

export type UserMoney = z.output<typeof userMoney>;

const userReports = z.object({
  items: z.array(
    z.object({
      id,
      /** This user's side of it. */
      as: z.enum(['reporter', 'reported']),
      reason: z.enum(reportReasons),
      createdAt: timestamp,
      decided: z.boolean(),
    }),
  ),
});

export type UserReports = z.output<typeof userReports>;

const userSessions = z.object({
  items: z.array(z.object({ id, device: z.string(), signedInAt: timestamp, lastSeenAt: timestamp })),
});

/** Without their content: links in them open the account. */
const userMails = z.object({
  items: z.array(z.object({ id, subject: z.string(), at: timestamp, state: z.enum(['waiting', 'sent', 'failed']) })),
});

export type UserMails = z.output<typeof userMails>;

/** For the record; the reason for a suspension is shown to the user. */
export const userActInput = z.object({ reason: prose('A reason', 500) });

export const checkedActInput = userActInput.extend({
  /** Their identity was checked as docs/security.md says. */
  identityChecked: z.boolean().refine((checked) => checked, 'Confirm that you checked their identity'),
});

export const emailCorrection = checkedActInput.extend({
  email: emailAddress('Please enter an email address').toLowerCase(),
});

const ofUser = { tag: 'Users', gate: 'admin', params: z.object({ userId: id }) } as const;
const section = {
  ...ofUser,
  method: 'GET',
  permission: 'users.read',
  status: 200,
  refusals: ['user.not_found'],
} as const;
const help = { ...ofUser, permission: 'users.help', status: 204, response: noContent } as const;

/** A user's page, each section separately; and the team's actions for that user. */
export const adminUsersApi = {
  legal: endpoint({
    ...section,
    path: '/api/admin/users/:userId/legal',
    about: 'cases',
    summary: 'Get the agreements and vetting of a user',
    response: userLegal,
  }),
  work: endpoint({
    ...section,
    path: '/api/admin/users/:userId/work',
    about: 'disputes',
    summary: 'List the applications, jobs and gigs of a user',
    description: `Returns the newest ${userPageRows} of each.`,
    response: userWork,
  }),
  money: endpoint({
    ...section,
    permission: 'payments.read',
    path: '/api/admin/users/:userId/money',
    about: 'payments',
    summary: 'Get the wallet and payments of a user',
    description: `Returns the wallet with the newest ${userPageRows} payments and refunds. Amounts are in cents.`,
    response: userMoney,
  }),
  reports: endpoint({
    ...section,
    permission: 'reports.decide',
    path: '/api/admin/users/:userId/reports',
    about: 'reports',
    summary: 'List reports by and about a user',
    description: 'Messages are not included. Read them in the report.',
    response: userReports,
  }),
  sessions: endpoint({
    ...section,
    path: '/api/admin/users/:userId/sessions',
    about: 'user sessions',
    summary: 'List the signed-in devices of a user',
    response: userSessions,
  }),
  mails: endpoint({
    ...section,
    path: '/api/admin/users/:userId/mails',
    about: 'user acts',
    summary: 'List recent emails to a user',
    description: 'Returns the subjects of emails from the last 30 days, and of those still queued.',
    response: userMails,
  }),
  sendRecovery: endpoint({
    ...help,
    method: 'POST',
    path: '/api/admin/users/:userId/recovery-mails',
    changes: ['user acts'],
    summary: 'Email a password reset link to a user',
    body: userActInput,
    refusals: ['user.not_found', 'user.kept_out'],
  }),
  signOut: endpoint({
    ...help,
    method: 'DELETE',
    path: '/api/admin/users/:userId/sessions',
    changes: ['user acts', 'user sessions'],
    summary: 'Sign a user out on every device',
    description: 'The user is notified by email.',
    body: userActInput,
    refusals: ['user.not_found', 'user.kept_out'],
  }),
  correctEmail: endpoint({
    ...help,
    method: 'POST',
    path: '/api/admin/users/:userId/email-corrections',
    changes: ['user acts'],
    summary: 'Propose a new email address for a user',
    description: `Needs the approval of a second admin. The address changes ${supportDelayHours} hours after approval, once the new mailbox confirms it. The old mailbox is notified and can stop the change.`,
    body: emailCorrection,
    refusals: [
      'user.not_found',
      'user.kept_out',
      'user.administrator',
      'user.email_taken',
      'user.correction_waits',
      'approval.open_already',
    ],
  }),
  sendExport: endpoint({
    ...help,
    method: 'POST',
    path: '/api/admin/users/:userId/data-exports',
    changes: ['user acts'],
    summary: 'Email a user a copy of their data',
    description: 'The user receives a link to the copy. The team can’t open it.',
    body: userActInput,
    refusals: ['user.not_found', 'user.kept_out'],
  }),
  erase: endpoint({
    ...help,
    method: 'POST',
    path: '/api/admin/users/:userId/erasures',
    changes: ['user acts', 'approvals'],
    summary: 'Propose the deletion of a user',
    description: 'For users who asked for it. Needs the approval of a second admin, and is permanent once approved.',
    body: checkedActInput,
    refusals: [
      'user.not_found',
      'user.kept_out',
      'user.administrator',
      'account.moved_lately',
      'engagement.running',
      'wallet.not_empty',
      'refund.account_due',
      'approval.open_already',
    ],
  }),
};
