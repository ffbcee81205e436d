import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassing } from '#server/platform/http/passing-trouble.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { AuthRefusal, type AuthRefusalKey } from './access/auth-refusal.ts';
import { checkTexts } from './access/printable.ts';

const versionHeader = 'x-supabase-api-version';
const version = '2024-01-01';
const bodyLimit = 64 * 1024;
const retryAfterSeconds = 5;

/** Sets up what all routes of the protocol share: lenient JSON, the shape of errors, calls from other origins. */
export function speakProtocol(app: FastifyInstance): void {
  acceptLenientJson(app);
  allowOtherOrigins(app);
  app.addHook('preHandler', async ({ body, query }) => {
    checkTexts(body);
    checkTexts(query);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, refusalOf(error, request)));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AuthRefusal('not_found')));
}

/** The client announces JSON even when it sends no body at all. */
function acceptLenientJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      const body: unknown = text.length === 0 ? {} : JSON.parse(text.toString());
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AuthRefusal('bad_json');
      done(null, body);
    } catch {
      done(new AuthRefusal('bad_json'));
    }
  });
}

/** Anyone may call with a token of their own; cookies are never accepted from, or sent to, another origin. */
function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === undefined) return;
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'X-Supabase-Api-Version, Retry-After');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  app.options('/*', async (_request, reply) => {
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
      .header(
        'access-control-allow-headers',
        'Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version',
      )
      .header('access-control-max-age', '7200')
      .send();
  });
}

function refusalOf(error: FastifyError, request: FastifyRequest): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  if (error instanceof Refusal && error.code === 'service.unavailable') {
    return new AuthRefusal('unavailable', { retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AuthRefusal('request_too_large');
  if (error.statusCode !== undefined && error.statusCode < 500) return new AuthRefusal('validation_failed');
  request.log.error({ err: error, requestId: request.id }, 'failed');
  return isPassing(error)
    ? new AuthRefusal('unavailable', { retryAfterSeconds })
    : new AuthRefusal('unexpected_failure');
}

function sendError(request: FastifyRequest, reply: FastifyReply, refusal: AuthRefusal): FastifyReply {
  const { status, code, message, weakPasswordReasons, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  const extra = weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons, message } };
  reply.code(status).type('application/json').serializer(JSON.stringify);
  const asked = request.headers[versionHeader];
  // Clients that send no version are older than error codes and expect another shape.
  if (typeof asked !== 'string' || asked < version) {
    return reply.send({ code: status, error_code: code, msg: message, ...extra });
  }
  return reply.header('x-supabase-api-version', version).send({ code, message, ...extra });
}

const refusals: Readonly<Record<string, AuthRefusalKey>> = {
  '/sso': 'saml_provider_disabled',
  '/sso/*': 'saml_provider_disabled',
  '/user/identities/*': 'manual_linking_disabled',
  '/authorize': 'provider_disabled',
  '/callback': 'provider_disabled',
};

/** Routes of the protocol for ways of signing in that are not offered. */
export function addNotOfferedRoutes(app: FastifyInstance): void {
  for (const [url, refusal] of Object.entries(refusals)) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url,
      handler: async () => {
        throw new AuthRefusal(refusal);
      },
    });
  }
}
