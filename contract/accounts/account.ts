import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { notificationChoices } from './notification-choices.ts';
import { ownerProof } from './owner-proof.ts';
import { supportChanges } from './support-changes.ts';

/** Longer passwords are refused: hashing must stay cheap. */
export const passwordMaximum = 256;

export const accountSettings = z.object({
  email: z.string(),
  createdAt: timestamp,
  /** False for an account that is reached by mailed links only. */
  hasPassword: z.boolean(),
  /** A change of address that waits for confirmation from both mailboxes. */
  emailChange: z
    .object({ newEmail: z.string(), agreedBy: z.enum(['current', 'new']).nullable(), sentAt: timestamp.nullable() })
    .nullable(),
  ...supportChanges.shape,
  notifications: notificationChoices,
  /** For how many more seconds this session needs no further proof: of the password (or a mailed code), and of the second factor. */
  proven: z.object({ ownerSeconds: z.int(), factorSeconds: z.int() }),
});

export type AccountSettings = z.output<typeof accountSettings>;

/** A device that is signed in. */
export const accountSession = z.object({
  id,
  /** "Chrome on Android". */
  device: z.string(),
  signedInAt: timestamp,
  /** Last seen; it calls at least every 15 minutes while it is used. */
  lastSeenAt: timestamp,
  current: z.boolean(),
});

export type AccountSession = z.output<typeof accountSession>;

const own = <const Path extends `/api/account${string}`>(path: Path) => ({ path, tag: 'Account' }) as const;

export const accountApi = {
  show: endpoint({
    ...own('/api/account'),
    summary: 'Get your account',
    method: 'GET',
    about: 'account',
    gate: 'signed-in',
    status: 200,
    response: accountSettings,
  }),
  cancelEmailChange: endpoint({
    ...own('/api/account/email-change'),
    summary: 'Cancel your email change',
    description: 'Voids the links that were sent to the old and the new address.',
    method: 'DELETE',
    changes: ['account'],
    gate: 'signed-in',
    status: 204,
    response: noContent,
  }),
  listSessions: endpoint({
    ...own('/api/account/sessions'),
    summary: 'List your signed-in devices, last used first',
    method: 'GET',
    about: 'devices',
    gate: 'signed-in',
    status: 200,
    response: z.object({ items: z.array(accountSession) }),
  }),
  endSession: endpoint({
    ...own('/api/account/sessions/:sessionId'),
    summary: 'Sign out one of your devices',
    method: 'DELETE',
    changes: ['devices'],
    params: z.object({ sessionId: id }),
    gate: 'signed-in',
    status: 204,
    response: noContent,
    refusals: ['account.session_not_found'],
  }),
  chooseNotifications: endpoint({
    ...own('/api/account/notifications'),
    summary: 'Update your notification settings',
    description: 'Send only the settings you want to change.',
    method: 'PATCH',
    changes: [],
    body: notificationChoices.partial(),
    gate: 'signed-in',
    status: 200,
    response: notificationChoices,
  }),
  close: endpoint({
    ...own('/api/account/closure'),
    summary: 'Delete your account',
    description:
      'Permanent. Confirm it’s you with your password, an emailed code or your second factor. Refused while a gig is running, your wallet holds money or we owe you a refund.',
    method: 'POST',
    changes: [],
    body: ownerProof,
    gate: 'signed-in',
    status: 204,
    response: noContent,
    refusals: [
      'account.password_wrong',
      'account.code_wrong',
      'account.moved_lately',
      'engagement.running',
      'wallet.not_empty',
      'refund.account_due',
    ],
  }),
};
