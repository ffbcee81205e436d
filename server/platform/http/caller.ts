import type { FastifyRequest } from 'fastify';
import type { BrowserCaller } from './route.ts';

const longestUserAgent = 400;

/** The caller, as far as the request itself identifies one. */
export function callerOf(request: FastifyRequest): BrowserCaller {
  const { authorization, origin, cookie } = request.headers;
  const userAgent = request.headers['user-agent']?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent);
  return {
    authorization,
    method: request.method,
    origin,
    host: request.host,
    cookie,
    address: request.ip,
    userAgent: userAgent || null,
  };
}
