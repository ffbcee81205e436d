import { z } from 'zod';
import { newPasskeyAnswer, passkeyAnswer } from '../accounts/passkeys.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { adminSession } from './operators.ts';

const tag = 'Admins';

export const adminPasskey = z.object({
  id,
  name: z.string(),
  addedAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});

export type AdminPasskey = z.output<typeof adminPasskey>;

/** For the browser, which passes it to the device unchanged. */
const question = z.object({ challengeId: id, options: z.record(z.string(), z.unknown()) });

/** A session left open is not enough. */
const withPassword = z.object({ password: z.string().min(1, 'Please enter your password').max(1000) });

export const newAdminPasskey = withPassword.extend({ name: line('Name', 100) });

export const adminPasskeysApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/passkeys',
    about: 'admin passkeys',
    summary: 'List your admin passkeys',
    tag,
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: z.object({ items: z.array(adminPasskey) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/passkeys/challenges',
    changes: [],
    summary: 'Create a challenge for a new admin passkey',
    tag,
    body: withPassword,
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: question,
    refusals: [
      'admin.password_wrong',
      'admin.too_many_attempts',
      'admin.passkeys_not_offered',
      'admin.too_many_passkeys',
    ],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/passkeys',
    changes: ['admin passkeys'],
    summary: 'Add an admin passkey',
    description: 'A passkey counts as both factors.',
    tag,
    body: z.object({ challengeId: id, name: line('Name', 100), credential: newPasskeyAnswer }),
    gate: 'admin',
    permission: 'panel.enter',
    status: 201,
    response: adminPasskey,
    refusals: ['admin.passkey_late', 'admin.passkey_refused', 'admin.passkey_exists', 'admin.too_many_passkeys'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/passkeys/:passkeyId/removal',
    changes: ['admin passkeys'],
    summary: 'Remove an admin passkey',
    description: 'Signs you out everywhere else.',
    tag,
    params: z.object({ passkeyId: id }),
    body: withPassword,
    gate: 'admin',
    permission: 'panel.enter',
    status: 204,
    response: noContent,
    refusals: [
      'admin.password_wrong',
      'admin.too_many_attempts',
      'admin.passkey_not_found',
      'admin.last_second_factor',
    ],
  }),
  startSignIn: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ins/passkey-challenges',
    changes: [],
    summary: 'Create a challenge to sign in with a passkey',
    tag,
    gate: 'open',
    status: 200,
    response: question,
    refusals: ['request.other_origin', 'admin.too_many_attempts', 'admin.passkeys_not_offered'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ins/passkey',
    changes: [],
    summary: 'Sign in as an admin with a passkey',
    description: 'A passkey counts as both factors. Sets the session cookie.',
    tag,
    body: z.object({ challengeId: id, credential: passkeyAnswer }),
    gate: 'open',
    status: 200,
    response: adminSession,
    refusals: [
      'request.other_origin',
      'admin.too_many_attempts',
      'admin.passkey_late',
      'admin.passkey_unknown',
      'admin.passkey_refused',
      'admin.not_found',
    ],
  }),
};
