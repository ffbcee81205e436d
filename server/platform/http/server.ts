import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { limitBodyTime } from './body-time.ts';
import { addDraining } from './draining.ts';
import { answerProblems, sendRefusal } from './problems.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { answerUnread } from './unread-requests.ts';
import { writeAnswers } from './write-answers.ts';

/** The largest body any JSON call of the API needs, in bytes. Uploads have limits of their own. */
const bodyLimit = 64 * 1024;

/** A balancer, a supervisor or Prometheus asks for these every few seconds: in the log of requests they would hide the others. */
export const machineRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/pages', '/metrics']);

export interface HttpSettings {
  readonly log: Logger;
  /** Number of proxies in front whose `X-Forwarded-For` is believed, or false. */
  readonly trustProxy: number | false;
  /** Set behind TLS: makes browsers return by HTTPS only. */
  readonly hsts: boolean;
}

/** A bare server with what every answer shares: request ids, limits, security headers, problem details. */
export function createHttpServer({ log, trustProxy, hsts }: HttpSettings): FastifyInstance {
  const headers = securityHeaders({ hsts });
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Its own lines contain the whole address, with its query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === false ? false : (_address, hop) => hop < trustProxy,
    bodyLimit,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests on a kept-alive connection were sent before the client could know.
    return503OnClosing: false,
    // Of an upload over a slow connection; everything else has far less, see below.
    requestTimeout: 15 * 60_000,
    clientErrorHandler: answerUnread(headers),
    // An address that cannot be decoded, or is too long, never reaches a route, nor the hooks below.
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply.headers(headers), new Refusal('request.not_found'));
      logAnswer(request, reply);
    },
  });
  // The API speaks JSON alone; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswers);
  app.server.headersTimeout = 30_000;
  limitBodyTime(app, 30_000, headers);
  answerProblems(app);
  addSecurityHeaders(app, headers);
  addDraining(app);
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
  return app;
}

function logAnswer({ log, method, url }: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void {
  const path = pathOf(url);
  const level = machineRoutes.has(path) && status < 400 ? 'debug' : 'info';
  log[level]({ method, path, status, ms: Math.round(elapsedTime) }, 'answered');
}

/** The address without its query, which may hold a token or what a person searched for. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
