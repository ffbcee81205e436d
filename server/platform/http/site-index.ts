import type { FastifyInstance } from 'fastify';

interface SiteIndex {
  /** What people open, without a slash at its end. */
  readonly origin: string;
  /** Paths of the pages that are meant to be found. */
  readonly pages: readonly string[];
}

/** What search engines ask for first: `/robots.txt` and the list of pages at `/sitemap.xml`. */
export function addSiteIndex(app: FastifyInstance, { origin, pages }: SiteIndex): void {
  const hidden = { schema: { hide: true } };
  const kept = 'public, max-age=3600';

  // Portals are not listed: they say themselves that they want to stay out, and to read that they have to be opened.
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/v1/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', kept).send(robots.join('\n')),
  );

  const urls = pages.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  app.get('/sitemap.xml', hidden, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', kept).send(sitemap.join('\n')),
  );
}
