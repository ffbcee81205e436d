import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { emailAddress, line, timestamp } from '../fields.ts';
import { adminRoles } from './roles.ts';

/** Hours from the sign-in, regardless of activity. */
export const adminSessionHours = 24;

export const adminSession = z.object({
  email: z.string(),
  isAdmin: z.literal(true),
  role: z.enum(adminRoles),
  loginTime: timestamp,
  expiresAt: timestamp,
  /** Whether a code of an authenticator app was entered. */
  secondFactor: z.boolean(),
});

export type AdminSession = z.output<typeof adminSession>;

export const adminSignInInput = z.object({
  email: emailAddress('Please enter your email address'),
  password: z.string().min(1, 'Please enter your password').max(1000),
  /** Set up an authenticator app during sign-in, where the account has none yet. */
  setUpSecondFactor: z.boolean().default(false),
});

export const adminSignInAnswer = z.object({
  /** Null while the code of the authenticator app is still to come. */
  session: adminSession.nullable(),
  /** The setup data of a new app, for an account that has none. */
  setUp: z
    .object({
      /** Base32, to be typed into the app where the QR code cannot be scanned. */
      secret: z.string(),
      /** A data URL. */
      qrCode: z.string(),
    })
    .nullable(),
  /** Whether a passkey completes it, and whether nothing else does. */
  passkey: z.enum(['none', 'too', 'alone']),
});

export type AdminSignInAnswer = z.output<typeof adminSignInAnswer>;

export const adminCodeInput = z.object({ code: line('Code', 20) });

const signInRefusals = [
  'request.other_origin',
  'admin.password_wrong',
  'admin.email_not_authorized',
  'admin.not_found',
  'admin.too_many_attempts',
] as const;

export const operatorsApi = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ins',
    changes: [],
    summary: 'Sign in as an admin',
    description: 'Sets the session cookie, or asks for the second factor.',
    tag: 'Admins',
    body: adminSignInInput,
    gate: 'open',
    status: 200,
    response: adminSignInAnswer,
    refusals: signInRefusals,
  }),
  proveCode: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ins/code',
    changes: [],
    summary: 'Complete a sign-in with an authenticator code',
    tag: 'Admins',
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
    method: 'GET',
    path: '/api/admin/session',
    about: null,
    summary: 'Get your admin session',
    tag: 'Admins',
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: adminSession,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/admin/session',
    changes: [],
    summary: 'Sign out of the admin panel',
    tag: 'Admins',
    gate: 'admin',
    permission: 'panel.enter',
    status: 204,
    response: noContent,
  }),
  signOutEverywhere: endpoint({
    method: 'DELETE',
    path: '/api/admin/sessions',
    changes: [],
    summary: 'Sign out of the admin panel on every device',
    tag: 'Admins',
    gate: 'admin',
    permission: 'panel.enter',
    status: 204,
    response: noContent,
  }),
  ownStatus: endpoint({
    method: 'GET',
    path: '/api/admin-standing',
    about: null,
    summary: 'Check whether you are also an admin',
    description: 'Used to show the link to the admin panel. Grants nothing.',
    tag: 'Admins',
    gate: 'signed-in',
    status: 200,
    response: z.object({ isAdmin: z.boolean() }),
  }),
};
