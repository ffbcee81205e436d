import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import type { ActLimits } from '#server/platform/http/act-limits.ts';
import { inPace, type Pace, slowestPace } from '#server/platform/http/body-time.ts';
import { callerOf } from '#server/platform/http/caller.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Gates, RawBody, Route } from '#server/platform/http/route.ts';
import { isViewing } from '#server/platform/http/viewing.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { describeEndpoint } from './describe-endpoint.ts';

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,100}$/);

function readIdempotencyKey(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  const key = idempotencyKey.safeParse(header);
  if (key.success) return key.data;
  throw new Refusal('request.invalid', {
    fields: [{ field: 'Idempotency-Key', message: 'Use 1 to 100 visible ASCII characters.' }],
  });
}

interface Mounting {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gates: Gates;
  readonly limits: ActLimits;
  /** Of bodies that are files. */
  readonly pace?: Pace;
}

/** Mounts routes of the contract on the server, with validation both ways and their part of the OpenAPI document. */
export function mountApi(
  app: FastifyInstance,
  routes: readonly Route[],
  { db, transaction, gates, limits, pace = slowestPace }: Mounting,
): void {
  for (const { endpoint, handle } of routes) {
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: describeEndpoint(endpoint),
      ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
      handler: async (request, reply) => {
        const caller = callerOf(request);
        // Before all else, whatever the endpoint's gate.
        if (isViewing(caller) && endpoint.method !== 'GET') throw new Refusal('viewing.reading_only');
        const answer = await handle(
          {
            db,
            transaction,
            gates,
            limits,
            caller,
            subscriber: subscriberOf(request.ip),
            idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
            setCookie: (header) => void reply.header('set-cookie', header),
            rawBody: () => rawBodyOf(request, pace),
          },
          { params: request.params, query: request.query, body: request.body } as Parsed<Endpoint>,
        );
        const { keptFor } = endpoint;
        reply
          .code(endpoint.status)
          .header('cache-control', keptFor === undefined ? 'private, no-store' : `public, max-age=${keptFor}`);
        if (endpoint.contentType) reply.type(`${endpoint.contentType}; charset=utf-8`);
        return endpoint.status === 204 ? reply.send() : answer;
      },
    };
    if (endpoint.rawBody) app.register(async (scope) => mountRaw(scope, route));
    else app.route(route);
  }
}

/** Only here is a body neither JSON nor read before the caller is known. */
function mountRaw(scope: FastifyInstance, route: RouteOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', (_request, _content, done) => done(null));
  scope.addHook('onRequest', async ({ raw }, reply) => {
    // Stored here: after the answer the request has released it.
    const { socket } = raw;
    reply.raw.once('finish', () => {
      if (raw.complete) return;
      // Refused before all of it arrived: what still arrives is discarded for a moment, so that the refusal is read first.
      raw.resume();
      setTimeout(() => socket.destroy(), 1000);
    });
  });
  scope.route({ ...route, config: { rawBody: true } });
}

function rawBodyOf({ raw, headers }: FastifyRequest, pace: Pace): RawBody {
  const size = headers['content-length'];
  // Destroyed with the body, the connection could not carry the refusal of one that is too large.
  const content = Readable.from(inPace(raw.iterator({ destroyOnReturn: false }), pace));
  return { content, size: size === undefined ? null : Number(size) };
}
