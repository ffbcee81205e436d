import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './problems.ts';
import { Refusal } from './refusal.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { pathOf } from './server.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const shell = '__spa-fallback.html';

export interface SiteSettings {
  /** The built site: `build/client`. */
  readonly folder: string;
  /** First parts of the addresses that the portals' shell answers, without slashes. */
  readonly portals: readonly string[];
}

async function policiesOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const policies = names.map(async (name): Promise<[string, string]> => {
    const html = await readFile(join(folder, name), 'utf8');
    const hashes = [...html.matchAll(inlineScript)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    return [join(folder, name), contentSecurityPolicy([...new Set(hashes)])];
  });
  return new Map(await Promise.all(policies));
}

/**
 * Serves the built site: prerendered pages as they are, the portals' shell for the portals' addresses, and for any other
 * address the shell with status 404, where the router shows its own page for that.
 */
export async function addSite(app: FastifyInstance, { folder, portals }: SiteSettings): Promise<void> {
  if (existsSync(folder)) {
    const policies = await policiesOf(folder);
    const immutable = join(folder, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const file = path.replace(/\.(br|gz)$/, '');
        response.header(
          'cache-control',
          file.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
        const policy = policies.get(file);
        if (policy) response.header('content-security-policy', policy);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request) || !existsSync(join(folder, shell))) {
      return sendRefusal(request, reply, new Refusal('request.not_found'));
    }
    return sendShell(request, reply, portals);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
  );
}

function sendShell(request: FastifyRequest, reply: FastifyReply, portals: readonly string[]): FastifyReply {
  const path = pathOf(request.url);
  if (!portals.includes(path.split('/')[1] ?? '')) {
    request.log.warn({ path }, 'no such page');
    reply.code(404);
  }
  return reply.sendFile(shell);
}
