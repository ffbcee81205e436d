import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { lifetimes } from '../services/settings.ts';
import type { Accounts } from '../services.ts';
import { decodeRefreshToken, encodeRefreshToken } from '../sessions/services/refresh-token.ts';
import type { SessionRow } from '../tables.ts';

export async function addRefreshCookie(app: FastifyInstance): Promise<void> {
  if (!app.hasDecorator('parseCookie')) await app.register(cookie);
}

/** A browser says which origin a page is from, and a page cannot change what it says. */
export function isOwnOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === request.host;
}

function cookieOf(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return {
    name: secure ? '__Secure-thengisa-refresh' : 'thengisa-refresh',
    options: { path: '/auth/v1', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

/** The refresh token for this client. In a browser on our own origin it is a handle, and the secret goes into the cookie. */
export function giveRefreshToken(
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

/** Which session, and which rotation of it, the client proves to hold. Throws an AuthRefusal. */
export function takeRefreshToken(
  { refreshKey, settings: { siteUrl } }: Accounts,
  request: FastifyRequest,
  text: string,
): { sessionId: string; counter: number } {
  const token = decodeRefreshToken(refreshKey, text);
  if (token === 'malformed') throw new AuthRefusal('refresh_token_malformed');
  const notFound = () => new AuthRefusal('refresh_token_not_found');
  if (token === 'forged' || token.kind === 'cookie') throw notFound();
  if (token.kind === 'full') return token;

  // A handle alone proves nothing: scripts can read it.
  const secret = isOwnOrigin(request, siteUrl) ? request.cookies[cookieOf(siteUrl).name] : undefined;
  const proof = decodeRefreshToken(refreshKey, secret ?? '');
  if (typeof proof === 'string' || proof.kind !== 'cookie' || proof.sessionId !== token.sessionId) throw notFound();
  return { sessionId: token.sessionId, counter: Math.min(token.counter, proof.counter) };
}

export function clearRefreshCookie(
  { settings: { siteUrl } }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!isOwnOrigin(request, siteUrl)) return;
  const { name, options } = cookieOf(siteUrl);
  reply.clearCookie(name, options);
}
