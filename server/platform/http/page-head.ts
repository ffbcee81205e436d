import { brand } from '#contract/brand.ts';
import { sharePicturePath, sharePictureSize } from '#contract/site/share-pictures.ts';
import { type Html, html } from '../html.ts';

interface Head {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** Its one address. Without it there is nothing to find or to share. */
  readonly path?: string;
  /** The path of the page whose picture its shared links show. */
  readonly picture?: string;
  /** Not for search engines: they may still follow its links. */
  readonly hidden?: boolean;
}

const meta = (name: string, content: string) => html`<meta name="${name}" content="${content}">`;
const property = (name: string, content: string) => html`<meta property="og:${name}" content="${content}">`;

/** What search engines and shared links show of a page, as `pageMeta` of the web says it for built ones. */
export function headOf({ origin, title, description, path, picture = path, hidden = false }: Head): Html {
  const full = `${title} · ${brand.name}`;
  const shared = [
    property('title', full),
    property('description', description),
    property('site_name', brand.name),
    property('type', 'website'),
    property('locale', 'en_ZA'),
  ];
  const address =
    path === undefined ? [] : [html`<link rel="canonical" href="${origin + path}">`, property('url', origin + path)];
  const image =
    picture === undefined
      ? []
      : [
          property('image', origin + sharePicturePath(picture)),
          property('image:width', String(sharePictureSize.width)),
          property('image:height', String(sharePictureSize.height)),
          property('image:alt', full),
          meta('twitter:card', 'summary_large_image'),
        ];
  return html`<title>${full}</title>${[
    meta('description', description),
    ...shared,
    ...address,
    ...image,
    ...(hidden ? [meta('robots', 'noindex')] : []),
  ]}`;
}
