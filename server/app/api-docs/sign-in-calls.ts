import type { z } from 'zod';
import type { AuthRefusalKey } from '#server/features/accounts/protocol/access/auth-refusal.ts';
import { authAnswers, authBodies, authSession, authUser } from './sign-in-schemas.ts';

/** One call of the sign-in protocol. Its routes parse their input themselves, so it is described by hand. */
export interface AuthCall {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly status?: 200 | 204 | 303;
  readonly response?: z.ZodType;
  readonly signedIn?: true;
  readonly refusals?: readonly AuthRefusalKey[];
}

const redirect = { redirect_to: 'Where the link in the email leads. Must be on the list of allowed addresses.' };
const ofMail = ['validation_failed', 'email_invalid', 'over_request_rate_limit'] as const;
export const ofSession = ['no_authorization', 'bad_jwt', 'session_not_found'] as const;
const ofProof = ['reauthentication_needed', 'current_password_wrong', 'reauthentication_not_valid'] as const;
export const ofRate = ['over_request_rate_limit'] as const;

/** Sign-up, sessions, passwords and email links. */
export const sessionCalls: readonly AuthCall[] = [
  {
    call: 'POST /signup',
    summary: 'Sign up',
    description:
      'Sends an email with a confirmation link and a code, and returns the user without a session. Where the operator has turned confirmation off, returns a session.',
    query: redirect,
    body: authBodies.signUp,
    response: authAnswers.signUp,
    refusals: [
      ...ofMail,
      'user_already_exists',
      'weak_password',
      'anonymous_provider_disabled',
      'over_email_send_rate_limit',
    ],
  },
  {
    call: 'POST /token',
    summary: 'Create or refresh a session',
    description:
      'Set `grant_type` to `password`, `refresh_token` or `pkce`, and send the fields of that grant. Refresh tokens work once. In a browser on our own origin, the secret of a refresh token is a cookie that scripts cannot read.',
    query: { grant_type: 'One of `password`, `refresh_token` and `pkce`.' },
    body: authBodies.token,
    response: authSession,
    refusals: [
      'unsupported_grant_type',
      'validation_failed',
      'invalid_credentials',
      'email_not_confirmed',
      'user_banned',
      'refresh_token_malformed',
      'refresh_token_not_found',
      'refresh_token_already_used',
      'session_expired',
      'bad_code_verifier',
      'flow_state_not_found',
      'flow_state_expired',
      'refresh_too_often',
      ...ofRate,
    ],
  },
  {
    call: 'POST /logout',
    summary: 'Sign out',
    description:
      '`scope` is `global` (the default) for all sessions, `local` for this one, or `others` for all but this one.',
    query: { scope: 'One of `global`, `local` and `others`.' },
    signedIn: true,
    status: 204,
    refusals: [...ofSession, 'validation_failed'],
  },
  { call: 'GET /user', summary: 'Get the signed-in user', signedIn: true, response: authUser, refusals: ofSession },
  {
    call: 'PUT /user',
    summary: 'Update the signed-in user',
    description:
      'A new password needs `current_password` or a `nonce` from `GET /auth/v1/reauthenticate`, and ends the other sessions. A new email address has to be confirmed from both mailboxes. `data` is merged, and `null` deletes a key.',
    query: redirect,
    signedIn: true,
    body: authBodies.update,
    response: authUser,
    refusals: [
      ...ofSession,
      ...ofMail,
      ...ofProof,
      'current_password_required',
      'same_password',
      'weak_password',
      'email_exists',
      'insufficient_aal',
      'over_email_send_rate_limit',
    ],
  },
  {
    call: 'GET /reauthenticate',
    summary: 'Email a code to change the password with',
    signedIn: true,
    response: authAnswers.nothing,
    refusals: [...ofSession, ...ofRate, 'over_email_send_rate_limit'],
  },
  {
    call: 'POST /recover',
    summary: 'Email a link to set a new password',
    description: 'The response is the same whether the address has an account or not.',
    query: redirect,
    body: authBodies.recover,
    response: authAnswers.nothing,
    refusals: ofMail,
  },
  {
    call: 'POST /resend',
    summary: 'Resend a confirmation email',
    description: 'The response is the same whether the address has an account or not.',
    query: redirect,
    body: authBodies.resend,
    response: authAnswers.nothing,
    refusals: ofMail,
  },
  {
    call: 'POST /otp',
    summary: 'Email a link and a code to sign in with',
    description:
      'Signs an unknown address up, unless `create_user` is `false`. The response is the same whether the address has an account or not.',
    query: redirect,
    body: authBodies.otp,
    response: authAnswers.nothing,
    refusals: ofMail,
  },
  {
    call: 'POST /verify',
    summary: 'Redeem an email link or code',
    description:
      'Send `token_hash` from the link, or `email` and the 6-digit `token`. `type` is `signup`, `recovery`, `magiclink`, `invite`, `email_change` or `email`. The first of the two confirmations of a new email address returns a message instead of a session.',
    body: authBodies.verify,
    response: authAnswers.verify,
    refusals: ['validation_failed', 'otp_expired', 'link_used', 'link_expired', ...ofRate],
  },
  {
    call: 'GET /verify',
    summary: 'Follow an email link',
    description:
      'Redirects to `redirect_to` with the session in the fragment or, in the PKCE flow, with `code` in the query. A failure is passed on as `error`, `error_code` and `error_description`.',
    query: { token: 'Token of the link.', type: 'Type of the link, as for `POST /auth/v1/verify`.', ...redirect },
    status: 303,
  },
  {
    call: 'GET /.well-known/jwks.json',
    summary: 'List the public keys of access tokens',
    description: 'A JSON Web Key Set for verifying access tokens (ES256). Cache it for 10 minutes.',
    response: authAnswers.keys,
  },
];
