import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hmac, sha256 } from '#server/platform/crypto/digests.ts';
import { callerOf } from '#server/platform/http/caller.ts';
import { neighbourhoodOf, subscriberOf } from '#server/platform/http/network.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import { lifetimes } from '../../services/settings.ts';
import type { Accounts } from '../../services.ts';
import type { Device } from '../commands/note-device.ts';

/** The device of a request. A browser on our own origin is recognised by a cookie, which is set here. */
export function deviceOf(
  { settings: { siteUrl }, networkKey }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Device {
  const caller = callerOf(request);
  const { address, userAgent } = caller;
  const secret = isOwnOrigin(caller, siteUrl) ? deviceCookie(siteUrl, request, reply) : null;
  // No cookie value looks like the other identity, which contains a space.
  const mark = secret ?? `${userAgent} ${neighbourhoodOf(address)}`;
  const networkHash = hmac(networkKey.lasting, subscriberOf(address));
  return { userAgent, address, hash: sha256(mark), hasSecret: secret !== null, networkHash };
}

function deviceCookie(siteUrl: string, request: FastifyRequest, reply: FastifyReply): string {
  const secure = siteUrl.startsWith('https:');
  const name = secure ? '__Secure-thengisa-device' : 'thengisa-device';
  const given = request.cookies[name];
  const mark = given !== undefined && /^[\w-]{22}$/.test(given) ? given : randomBytes(16).toString('base64url');
  const maxAge = lifetimes.knownDevice;
  reply.setCookie(name, mark, { path: '/auth/v1', httpOnly: true, sameSite: 'strict', secure, maxAge });
  return mark;
}
