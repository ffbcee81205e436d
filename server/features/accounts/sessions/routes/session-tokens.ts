import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '#server/platform/http/caller.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import { bearerToken } from '../../access.ts';
import { presentSession } from '../../present.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findFactors } from '../../second-factor/queries/find-factors.ts';
import { lifetimes } from '../../services/settings.ts';
import type { Accounts } from '../../services.ts';
import type { JsonObject } from '../../tables.ts';
import type { OpenSession } from '../commands/open-session.ts';
import { signAccessToken } from '../services/access-token.ts';
import { decodeRefreshToken, encodeRefreshToken } from '../services/refresh-token.ts';
import type { SignedIn } from '../services/session-check.ts';
import type { SessionRow } from '../tables.ts';

/** Responds with the session and fresh tokens. */
export async function answerSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, session }: OpenSession,
  ownOrigin = isOwnOrigin(callerOf(request), accounts.settings.siteUrl),
): Promise<JsonObject> {
  const { token, expiresAt } = await signAccessToken(accounts.keys, accounts.settings, user, session);
  return presentSession({
    user,
    factors: await findFactors(accounts.db, user.id),
    accessToken: token,
    expiresIn: lifetimes.accessToken,
    expiresAt,
    refreshToken: giveRefreshToken(accounts, reply, session, ownOrigin),
  });
}

/** The caller. Throws no_authorization, bad_jwt or session_not_found. */
export async function requireSignedIn(accounts: Accounts, request: FastifyRequest): Promise<SignedIn> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new AuthRefusal('no_authorization');
  return accounts.verifyAccessToken(token);
}

export async function addRefreshCookie(app: FastifyInstance): Promise<void> {
  if (!app.hasDecorator('parseCookie')) await app.register(cookie);
}

function cookieOf(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return {
    name: secure ? '__Secure-thengisa-refresh' : 'thengisa-refresh',
    options: { path: '/auth/v1', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

/** The refresh token for this client. In a browser on our own origin it is a handle, and the secret goes into the cookie. */
function giveRefreshToken(
  { refreshKey, settings: { siteUrl } }: Accounts,
  reply: FastifyReply,
  { id: sessionId, refreshCounter: counter }: SessionRow,
  ownOrigin: boolean,
): string {
  if (!ownOrigin) return encodeRefreshToken(refreshKey, { kind: 'full', sessionId, counter });
  const { name, options } = cookieOf(siteUrl);
  const secret = encodeRefreshToken(refreshKey, { kind: 'cookie', sessionId, counter });
  reply.setCookie(name, secret, { ...options, maxAge: lifetimes.session });
  return encodeRefreshToken(refreshKey, { kind: 'handle', sessionId, counter });
}

/** The session and rotation that the client proves to hold. Throws an AuthRefusal. */
export function takeRefreshToken(
  { refreshKey, settings: { siteUrl } }: Accounts,
  request: FastifyRequest,
  text: string,
): { sessionId: string; counter: number; secretCounter: number } {
  const token = decodeRefreshToken(refreshKey, text);
  if (token === 'malformed') throw new AuthRefusal('refresh_token_malformed');
  const notFound = () => new AuthRefusal('refresh_token_not_found');
  if (token === 'forged' || token.kind === 'cookie') throw notFound();
  const { sessionId, counter } = token;
  if (token.kind === 'full') return { sessionId, counter, secretCounter: counter };

  // A handle alone proves nothing: scripts can read it.
  const secret = isOwnOrigin(callerOf(request), siteUrl) ? request.cookies[cookieOf(siteUrl).name] : undefined;
  const proof = decodeRefreshToken(refreshKey, secret ?? '');
  if (typeof proof === 'string' || proof.kind !== 'cookie' || proof.sessionId !== sessionId) throw notFound();
  // A late tab has an old handle, with the browser's newest cookie.
  return { sessionId, counter: Math.min(counter, proof.counter), secretCounter: proof.counter };
}

export function clearRefreshCookie(
  { settings: { siteUrl } }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!isOwnOrigin(callerOf(request), siteUrl)) return;
  const { name, options } = cookieOf(siteUrl);
  reply.clearCookie(name, options);
}
