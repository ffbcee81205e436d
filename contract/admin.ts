import { z } from 'zod';
import { endpoint, noContent } from './endpoint.ts';
import { id, line, timestamp } from './fields.ts';
import { jobDetail } from './jobs/jobs.ts';
import { pageOf, pageQuery } from './paging.ts';
import { roles } from './profiles/profiles.ts';

/** Hours, from the sign-in, whatever happens meanwhile. */
export const adminSessionHours = 24;

/** How many rows a page of the panel's lists holds. */
export const adminPageSize = 50;

export const adminSession = z.object({
  email: z.string(),
  isAdmin: z.literal(true),
  loginTime: timestamp,
  expiresAt: timestamp,
  /** Whether a code of an authenticator app was shown. */
  secondFactor: z.boolean(),
});

export type AdminSession = z.output<typeof adminSession>;

export const adminSignInInput = z.object({
  email: z.email('Please enter your email address').max(254),
  password: z.string().min(1, 'Please enter your password').max(1000),
  /** Set up an authenticator app on the way in, where the account has none yet. */
  setUpSecondFactor: z.boolean().default(false),
});

export const adminSignInAnswer = z.object({
  /** Null while the code of the authenticator app is still to come. */
  session: adminSession.nullable(),
  /** What a new app needs to know, for an account that has none. */
  setUp: z
    .object({
      /** Base32, to be typed into the app where the picture cannot be scanned. */
      secret: z.string(),
      /** A data URL. */
      qrCode: z.string(),
    })
    .nullable(),
});

export type AdminSignInAnswer = z.output<typeof adminSignInAnswer>;

export const adminCodeInput = z.object({ code: line('Code', 20) });

/** How many there are, and how many there were a month ago. */
const figure = z.object({ now: z.int(), monthAgo: z.int() });

export type AdminFigure = z.output<typeof figure>;

export const adminFigures = z.object({ totalUsers: figure, activeJobs: figure, activeReps: figure });

export const adminUser = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  joinedAt: timestamp,
});

export type AdminUser = z.output<typeof adminUser>;

const profileFacts = z.object({
  location: z.string().nullable(),
  industry: z.string().nullable(),
  createdAt: timestamp,
});

export const adminUserDetail = adminUser.extend({
  lastSignInAt: timestamp.nullable(),
  secondFactor: z.boolean(),
  rep: profileFacts.extend({ fullName: z.string(), applications: z.int(), accepted: z.int() }).nullable(),
  business: profileFacts.extend({ companyName: z.string(), jobs: z.int(), activeJobs: z.int() }).nullable(),
});

export type AdminUserDetail = z.output<typeof adminUserDetail>;

export const adminJob = jobDetail.pick({ id: true, title: true, companyName: true, status: true, createdAt: true });

export type AdminJob = z.output<typeof adminJob>;

export const adminJobDetail = jobDetail.extend({ ownerId: id, applications: z.int() });

export type AdminJobDetail = z.output<typeof adminJobDetail>;

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** The email address given, or "command line". */
  who: z.string(),
  act: z.string(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  target: z.object({ type: z.string(), id }).nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

const admin = <const Path extends `/api/admin${string}`>(path: Path, summary: string) => ({
  path,
  summary,
  tag: 'Admin',
});

const signInRefusals = [
  'request.other_origin',
  'admin.password_wrong',
  'admin.email_not_authorized',
  'admin.not_found',
  'admin.too_many_attempts',
] as const;

export const adminApi = {
  signIn: endpoint({
    ...admin('/api/admin/sign-ins', 'Sign in as an administrator: the session is a cookie'),
    method: 'POST',
    body: adminSignInInput,
    gate: 'open',
    status: 200,
    response: adminSignInAnswer,
    refusals: signInRefusals,
  }),
  proveCode: endpoint({
    ...admin('/api/admin/sign-ins/code', 'Finish a sign-in with the code of the authenticator app'),
    method: 'POST',
    body: adminCodeInput,
    gate: 'open',
    status: 200,
    response: adminSession,
    refusals: [
      'request.other_origin',
      'admin.code_wrong',
      'admin.sign_in_over',
      'admin.not_found',
      'admin.too_many_attempts',
    ],
  }),
  session: endpoint({
    ...admin('/api/admin/session', 'Who you are as an administrator, and until when'),
    method: 'GET',
    gate: 'admin',
    status: 200,
    response: adminSession,
  }),
  signOut: endpoint({
    ...admin('/api/admin/session', 'Sign out here'),
    method: 'DELETE',
    gate: 'admin',
    status: 204,
    response: noContent,
  }),
  signOutEverywhere: endpoint({
    ...admin('/api/admin/sessions', 'Sign out on every device'),
    method: 'DELETE',
    gate: 'admin',
    status: 204,
    response: noContent,
  }),
  standing: endpoint({
    ...admin('/api/admin-standing', 'Whether the address of the signed-in user is an administrator too: for the menu'),
    method: 'GET',
    gate: 'signed-in',
    status: 200,
    response: z.object({ isAdmin: z.boolean() }),
  }),
  figures: endpoint({
    ...admin('/api/admin/figures', 'What the marketplace is doing, and how that compares with a month ago'),
    method: 'GET',
    gate: 'admin',
    status: 200,
    response: adminFigures,
  }),
  users: endpoint({
    ...admin('/api/admin/users', 'The people with an account, newest first'),
    method: 'GET',
    query: pageQuery.extend({ search: line('Search', 100).optional() }),
    gate: 'admin',
    status: 200,
    response: pageOf(adminUser),
    refusals: ['request.bad_cursor'],
  }),
  user: endpoint({
    ...admin('/api/admin/users/:userId', 'One person; that you looked is recorded'),
    method: 'GET',
    params: z.object({ userId: id }),
    gate: 'admin',
    status: 200,
    response: adminUserDetail,
    refusals: ['user.not_found'],
  }),
  jobs: endpoint({
    ...admin('/api/admin/jobs', 'All jobs, newest first'),
    method: 'GET',
    query: pageQuery,
    gate: 'admin',
    status: 200,
    response: pageOf(adminJob),
    refusals: ['request.bad_cursor'],
  }),
  job: endpoint({
    ...admin('/api/admin/jobs/:jobId', 'One job, as its business wrote it'),
    method: 'GET',
    params: z.object({ jobId: id }),
    gate: 'admin',
    status: 200,
    response: adminJobDetail,
    refusals: ['job.not_found'],
  }),
  audit: endpoint({
    ...admin('/api/admin/audit', 'What administrators did and tried, newest first'),
    method: 'GET',
    query: pageQuery,
    gate: 'admin',
    status: 200,
    response: pageOf(auditEntry),
    refusals: ['request.bad_cursor'],
  }),
};
