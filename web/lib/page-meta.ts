import { brand } from '#contract/brand.ts';

interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** True keeps the page out of search engines. */
  readonly hidden?: boolean;
}

/** What a route's `meta` returns: the document's title and how search engines and shared links show the page. */
export function pageMeta({ title, description = brand.tagline, hidden = false }: PageMeta = {}) {
  const full = title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline.replace(/\.$/, '')}`;
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brand.name },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
