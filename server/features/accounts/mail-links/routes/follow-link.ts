import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { redirectTarget } from '#domain/accounts/redirect-target.ts';
import { AuthRefusal, type AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { parseBody, text } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { issueCode } from '../../sessions/commands/exchange-code.ts';
import { type OpenSession, openSession } from '../../sessions/commands/open-session.ts';
import { deviceOf } from '../../sessions/routes/device.ts';
import { answerSession } from '../../sessions/routes/session-tokens.ts';
import { findLinkToken, redeemToken, type VerifyType } from '../commands/redeem-token.ts';
import { halfOfEmailChange, verifyTypeOf } from './verify.ts';

const linkQuery = z.object({ type: text, token: text, token_hash: text, redirect_to: text });

type Outcome = 'half_of_email_change' | AuthRefusalKey | OpenSession | { readonly code: string };

/**
 * The route that other clients of the protocol put into their own emails: redeems the token and redirects to the client with a
 * session in the fragment or, in the PKCE flow, with a code.
 */
export function addFollowLinkRoute(app: FastifyInstance, accounts: Accounts): void {
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const { type: given, token, token_hash, redirect_to } = parseBody(linkQuery, request.query);
    const linkToken = token ?? token_hash ?? '';
    const target = redirectTarget(accounts.settings, redirect_to);
    try {
      await accounts.limits.requireFrom(request.ip, 'address verify');
      const type = verifyTypeOf(given);
      const outcome = await redeem(accounts, request, reply, type, linkToken);
      if (typeof outcome !== 'string' && 'code' in outcome) target.searchParams.set('code', outcome.code);
      else target.hash = await fragmentOf(accounts, request, reply, { outcome, type, target });
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      addError(target, error, linkToken.startsWith('pkce_'));
    }
    return reply.redirect(target.href, 303);
  });
}

async function redeem(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  type: VerifyType,
  linkToken: string,
): Promise<Outcome> {
  return accounts.transaction(async (tx) => {
    const token = await findLinkToken(tx, type, linkToken);
    if (typeof token === 'string') return token;
    const redeemed = await redeemToken(tx, accounts.settings, token);
    if (typeof redeemed === 'string') return redeemed;
    const { userId, method, pkce } = redeemed;
    if (pkce) return { code: await issueCode(tx, { userId, pkce, method }) };
    const device = deviceOf(accounts, request, reply);
    return openSession(tx, { userId, method, device, siteUrl: accounts.settings.siteUrl });
  });
}

interface Followed {
  readonly outcome: Exclude<Outcome, { readonly code: string }>;
  readonly type: VerifyType;
  readonly target: URL;
}

async function fragmentOf(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { outcome, type, target }: Followed,
): Promise<string> {
  if (outcome === 'half_of_email_change') return new URLSearchParams({ message: halfOfEmailChange, sb: '' }).toString();
  if (typeof outcome === 'string') throw new AuthRefusal(outcome);
  const ownOrigin = target.origin === new URL(accounts.settings.siteUrl).origin;
  const session = await answerSession(accounts, request, reply, outcome, ownOrigin);
  const { access_token, token_type, expires_in, expires_at, refresh_token } = session;
  const fields = { access_token, token_type, expires_in, expires_at, refresh_token, type, sb: '' };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

function addError(target: URL, { code, message }: AuthRefusal, inQuery: boolean): void {
  const fields = { error: 'access_denied', error_code: code, error_description: message };
  if (inQuery) for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams({ ...fields, sb: '' }).toString();
}
