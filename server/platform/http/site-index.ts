import type { FastifyInstance } from 'fastify';

interface SiteIndex {
  /** What people open, without a slash at its end. */
  readonly origin: string;
  /** Paths of the pages that are meant to be found. */
  readonly pages: readonly string[];
  /** Paths of further sitemaps, served elsewhere. */
  readonly otherLists?: readonly string[];
  /** Where researchers report a weakness, and read how we handle it: an address of mail, and a path. */
  readonly security: { readonly mail: () => Promise<string>; readonly policy: string };
}

/** How long a reader may rely on `security.txt`, in days. RFC 9116 wants less than a year. */
const relyFor = 180;

/**
 * Serves the fixed addresses: for search engines `/robots.txt` and the sitemap at `/sitemap.xml`, for security researchers
 * `/.well-known/security.txt` (RFC 9116).
 */
export function addSiteIndex(app: FastifyInstance, { origin, pages, otherLists = [], security }: SiteIndex): void {
  const hidden = { schema: { hide: true } };
  const kept = 'public, max-age=3600';

  // Portals are not listed: their pages ask not to be indexed themselves, and to read that they have to be crawled.
  const lists = ['/sitemap.xml', ...otherLists].map((path) => `Sitemap: ${origin}${path}`);
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/v1/', '', ...lists, ''];
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

  app.get('/.well-known/security.txt', hidden, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${await security.mail()}`,
      `Expires: ${new Date(Date.now() + relyFor * 86_400_000).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}${security.policy}`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', kept).send(lines.join('\n'));
  });
}
