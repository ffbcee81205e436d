import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { machineRoutes } from './server.ts';

export function observeAnswers(app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', ({ method, routeOptions: { url: route = 'none' } }, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    // A live stream lasts as long as its page is open.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    // Asked for every few seconds, health checks would hide that requests fail.
    if (!isStream && !machineRoutes.has(route)) answered({ method, route, status }, elapsedTime / 1000);
    done();
  });
}
