import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NIL } from 'uuid';
import { z } from 'zod';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { parseBody, text } from '../../protocol/routes/bodies.ts';
import { findUserByEmail } from '../../queries/find-user.ts';
import type { Accounts } from '../../services.ts';
import type { JsonObject } from '../../tables.ts';
import { exchangeCode } from '../commands/exchange-code.ts';
import { recognisePlace } from '../commands/note-device.ts';
import { signIn } from '../commands/open-session.ts';
import { refreshSession } from '../commands/refresh-session.ts';
import { deviceOf } from './device.ts';
import { answerSession, takeRefreshToken } from './session-tokens.ts';

type Grant = (accounts: Accounts, request: FastifyRequest, reply: FastifyReply) => Promise<JsonObject>;

const passwordBody = z.object({ email: text, phone: text, password: text });
const refreshBody = z.object({ refresh_token: text });
const pkceBody = z.object({ auth_code: text, code_verifier: text });

const grants = new Map<unknown, Grant>([
  ['password', grantByPassword],
  ['refresh_token', grantByRefreshToken],
  ['pkce', grantByCode],
]);

const notOffered: readonly unknown[] = ['id_token', 'web3', 'oauth'];

export function addTokenRoute(app: FastifyInstance, accounts: Accounts): void {
  app.post('/token', async (request, reply) => {
    const { grant_type: type } = request.query as Record<string, unknown>;
    const grant = grants.get(type);
    if (grant) return grant(accounts, request, reply);
    throw new AuthRefusal(notOffered.includes(type) ? 'provider_disabled' : 'unsupported_grant_type');
  });
}

async function grantByPassword(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<JsonObject> {
  const { limits, settings } = accounts;
  await accounts.limits.requireFrom(request.ip, 'address token');
  const { email, phone, password } = parseBody(passwordBody, request.body);
  if (!email && phone) throw new AuthRefusal('phone_provider_disabled');
  if (!email || !password) throw new AuthRefusal('validation_failed', { message: 'missing email or password' });
  const mailbox = mailboxOf(email);
  const fromHere = `${mailbox} ${subscriberOf(request.ip)}`;
  const device = deviceOf(accounts, request, reply);
  await limits.require('account and address password', fromHere);
  const wait = await limits.take('account password', mailbox);
  const user = await findUserByEmail(accounts.db, mailbox);
  // Guessing from everywhere must not lock the owner out where the account was used before. The lookup also runs for an unknown
  // account, so that it takes as long.
  if (wait > 0 && !(await recognisePlace(accounts.db, user?.id ?? NIL, device))) {
    throw new AuthRefusal('over_request_rate_limit', { retryAfterSeconds: wait });
  }

  // An unknown address takes as long, and gets the same response, as a wrong password.
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!matches || !user) throw new AuthRefusal('invalid_credentials');
  if (!user.emailConfirmedAt) throw new AuthRefusal('email_not_confirmed');
  const opened = await accounts.transaction((tx) => signIn(tx, user, device, settings.siteUrl));
  await limits.clear('account and address password', fromHere);
  return answerSession(accounts, request, reply, opened);
}

async function grantByRefreshToken(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<JsonObject> {
  const { refresh_token: token } = parseBody(refreshBody, request.body);
  if (!token) throw new AuthRefusal('refresh_token_malformed');
  const presented = takeRefreshToken(accounts, request, token);
  const wait = await accounts.limits.take('session refresh', presented.sessionId);
  if (wait > 0) throw new AuthRefusal('refresh_too_often', { retryAfterSeconds: wait });
  const refreshed = await accounts.transaction((tx) => refreshSession(tx, presented));
  if (typeof refreshed === 'string') throw new AuthRefusal(refreshed);
  return answerSession(accounts, request, reply, refreshed);
}

async function grantByCode(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<JsonObject> {
  await accounts.limits.requireFrom(request.ip, 'address token');
  const { auth_code: code, code_verifier: verifier } = parseBody(pkceBody, request.body);
  if (!code || !verifier) {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw new AuthRefusal('validation_failed', { message });
  }
  const device = deviceOf(accounts, request, reply);
  const { siteUrl } = accounts.settings;
  const opened = await accounts.transaction((tx) => exchangeCode(tx, { code, verifier, device, siteUrl }));
  return answerSession(accounts, request, reply, opened);
}
