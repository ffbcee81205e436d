import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { html } from '#server/platform/html.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Sitemap files for search engines (sitemaps.org). */
export function addressIndex(origin: string, files: number): string {
  const each = Array.from(
    { length: files },
    (_, at) => html`<sitemap><loc>${`${origin}/sitemaps/jobs/${at + 1}`}</loc></sitemap>`,
  );
  return `${head}${html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${each}\n</sitemapindex>`.text}\n`;
}

export function addressFile(
  origin: string,
  jobs: readonly { readonly slug: string; readonly updatedAt: Date }[],
): string {
  const each = jobs.map(
    ({ slug, updatedAt }) =>
      html`<url><loc>${origin + postingAddress(slug)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return `${head}${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${each}\n</urlset>`.text}\n`;
}
