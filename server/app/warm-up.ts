import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import type { PublicPage } from '#contract/site/site-map.ts';

/** What most visitors ask for first: a page, made pages, the shell of the portals, and calls. */
const paths = ['/' satisfies PublicPage, '/jobs', repPath, '/api/postings/newest', '/api/locations'];
const rounds = 3;
const connections = 4;

/**
 * Opens connections, compiles the way of a request and makes the first pages, before a balancer sends requests. Then the first of them are no slower
 * than others, and the jobs are there to be served if the database goes away.
 */
export async function warmUp(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()));
  for (const client of clients) if (client.status === 'fulfilled') client.value.release();
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
  for (let round = 0; round < rounds; round++) {
    // One that fails is no reason not to start.
    await Promise.allSettled(paths.map((url) => app.inject({ method: 'GET', url, headers })));
  }
}
