import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, type RefusalCode, refusals } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { isFull, isPassing } from './passing-trouble.ts';

const fromFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.not_found',
};

/** Turns whatever was thrown into one refusal, or null for a fault of our own. */
function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? refusals['request.invalid'].detail,
    }));
    return new Refusal('request.invalid', { fields });
  }
  const code = fromFastify[error.code];
  if (code) return new Refusal(code);
  return error.statusCode !== undefined && error.statusCode < 500 ? new Refusal('request.malformed') : null;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  return sendProblem(reply, problemOf(refusal, request.id));
}

export function problemOf(refusal: Refusal, requestId: string): Problem {
  const { status, title } = refusals[refusal.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    ...(refusal.about !== undefined && { about: refusal.about }),
    ...(refusal.trial && { trial: refusal.trial }),
    ...(refusal.fields && { errors: [...refusal.fields] }),
  };
}

function sendProblem(reply: FastifyReply, body: Problem): FastifyReply {
  // Serialised here: the route's own response schema describes success only.
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/**
 * Every error of the API as RFC 9457 problem details. Errors that are no refusals are logged, and are a 500 with the request id; when only the
 * database was unreachable for a moment, a 503; and without disk space, a 507.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(request, reply, refusal);
    request.log.error({ err: error, requestId: request.id }, 'failed');
    if (isFull(error)) return sendRefusal(request, reply, new Refusal('service.full'));
    if (isPassing(error))
      return sendRefusal(request, reply, new Refusal('service.unavailable', { retryAfterSeconds: 5 }));
    return sendProblem(reply, {
      type: 'about:blank',
      title: 'Something went wrong on our side',
      status: 500,
      detail: `Please try again. If it happens again, tell us this number: ${request.id}.`,
      code: 'service.failed',
      requestId: request.id,
    });
  });
}
