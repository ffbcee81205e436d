import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracedRequest, Tracing } from '../tracing/tracing.ts';
import { machineRoutes } from './server.ts';

export function traceRequests(app: FastifyInstance, { startRequest }: Tracing): void {
  if (!startRequest) return;
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions } = request;
    const { url: route = 'none' } = routeOptions;
    if (machineRoutes.has(route)) return done();
    const started = startRequest({ method, route, id });
    traced.set(request, started);
    started.within(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    traced.get(request)?.end(statusCode);
    done();
  });
}
