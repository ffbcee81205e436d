import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app/create-app.ts';
import type { Services } from '#server/app/open-services.ts';

/** Fastify announces every new server here, before it has a route: no later route can escape. */
const channel = 'fastify.initialization';

/** Every route of the whole app, as `GET /api/jobs/:jobId`, except the files of the built site. */
export async function mountedRoutes(services: Services): Promise<string[]> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      if (config && 'file' in config && 'rootPath' in config) return;
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  subscribe(channel, listen);
  try {
    const app = await createApp(services);
    await app.ready();
    await app.close();
  } finally {
    unsubscribe(channel, listen);
  }
  return [...routes].sort();
}
