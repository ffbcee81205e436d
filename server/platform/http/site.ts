import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { type Page, type PageFacts, readPages, sendPage, usualPageFacts } from './pages.ts';
import { readPreloads } from './preloads.ts';
import { sendRefusal } from './problems.ts';
import { pathOf } from './server.ts';

/** The router's output where no page was made at build. */
const shellPath = '/__spa-fallback.html';
const missingPath = '/404';

export interface SiteSettings {
  /** The built site: `build/client`. */
  readonly folder: string;
  /** What people open, without a slash at its end. */
  readonly origin: string;
  /** First parts of the addresses that the portals' shell answers, without slashes. */
  readonly portals: readonly string[];
  /** Where frames were built that are no pages by themselves: made pages fill them. */
  readonly frames?: readonly string[];
  /** CSP sources besides our own origin that forms of the pages may be posted to. */
  readonly formTargets?: readonly string[];
  /** What every page says at this moment. */
  readonly pageFacts?: () => Promise<PageFacts>;
}

/**
 * Serves the built site: its assets unchanged, the pages made at build, the portals' shell for the portals' addresses, and for any other address the
 * not-found page, with status 404.
 */
export async function addSite(
  app: FastifyInstance,
  { folder, origin, portals, frames = [], formTargets = [], pageFacts = usualPageFacts }: SiteSettings,
): Promise<void> {
  const built = existsSync(folder);
  const pages = built ? await readPages(folder, { origin, formTargets }) : new Map<string, Page>();
  const preloadsOf = await readPreloads(join(folder, '..', 'views.json'));
  for (const path of frames) pages.delete(path);
  const answered = new Set([...portals, ...frames.map(firstPart)]);
  if (built) {
    const immutable = join(folder, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.html'],
      index: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(immutable);
        response.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
        // The policy of a page is half the weight of a small script, and useless on it: only documents need it.
        if (hashed) response.header('content-security-policy', "default-src 'none'");
      },
    });
  }
  async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    return sendPage(request, reply, page.filledIn(await pageFacts()));
  }

  // Not a route for each page: addresses without a route are looked up here, and the log has the unknown ones.
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const wanted = path.replace(/(?<=.)\/$/, '');
    const page = isReading(request) && wanted !== missingPath ? pages.get(wanted) : undefined;
    if (page) return send(request, reply, page);
    const shell = pages.get(shellPath);
    if (!shell || !takesPage(request)) return sendRefusal(request, reply, new Refusal('request.not_found'));
    if (portals.includes(firstPart(path))) {
      const preloads = preloadsOf(request.url);
      return send(request, preloads ? reply.header('link', preloads) : reply, shell);
    }
    // The router would take these for the page that they mean, and find another one's HTML.
    const meant = plainPath(path);
    if (meant !== path && (pages.has(meant) || answered.has(firstPart(meant)))) {
      return reply.redirect(meant + request.url.slice(path.length), 301);
    }
    // A program that takes anything learns from a problem that nothing is here.
    if (!asksForPage(request)) return sendRefusal(request, reply, new Refusal('request.not_found'));
    request.log.warn({ path }, 'no such page');
    return send(request, reply.code(404), pages.get(missingPath) ?? shell);
  });
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/** `/About`, `//about/`, `/%61bout` and `/about/index.html` as `/about`. */
function plainPath(path: string): string {
  const plain = decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/');
  return plain.replace(/\/(index\.html)?$/, '') || '/';
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the answer may be HTML, which it may be too where the request names no type or any (`curl`, checks of links). */
function takesPage(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  const takes = accept === undefined || asksForPage(request) || /(^|[\s,])(\*|text)\/\*/.test(accept);
  return takes && isReading(request) && !request.url.startsWith('/api/');
}

const asksForPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');
