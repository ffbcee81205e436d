import { brand } from '#contract/brand.ts';
import { sharePicturePath, sharePictureSize } from '#contract/site/share-pictures.ts';
import { siteOrigin } from './site-origin.ts';

interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** The canonical URL of a public page. Such a page has a picture, drawn at build. */
  readonly path?: string;
  /** True excludes the page from search engines. */
  readonly hidden?: boolean;
}

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

/** The title of the browser's tab, for a page with a different one. */
export const documentTitle = (title: string): string => `${title} · ${brand.name}`;

/** The return value of a route's `meta`: the document's title, and how search engines and shared links show the page. */
export function pageMeta({ title, description = brand.tagline, path, hidden = false }: PageMeta = {}) {
  const full = title ? documentTitle(title) : `${brand.name}: ${brand.tagline.replace(/\.$/, '')}`;
  return [
    { title: full },
    { name: 'description', content: description },
    property('title', full),
    property('description', description),
    property('site_name', brand.name),
    ...(path === undefined ? [] : addressMeta(path, full)),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function addressMeta(path: string, title: string) {
  const origin = siteOrigin();
  const address = `${origin}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    property('url', address),
    property('type', 'website'),
    property('locale', 'en_ZA'),
    property('image', `${origin}${sharePicturePath(path)}`),
    property('image:width', String(sharePictureSize.width)),
    property('image:height', String(sharePictureSize.height)),
    property('image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
