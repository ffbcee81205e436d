import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillInFacts } from '#contract/site/fact-placeholders.ts';
import { lessDataCookie } from '#contract/site/less-data.ts';
import { type SiteWords, usualFacts, wordsOf } from '#contract/site/site-facts.ts';
import { originPlaceholder } from '#contract/site/site-origin.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli 10 takes a third of the best level's time: a built page is compressed once, when first requested. Pages made now and valid for a moment get
 * a level that costs a millisecond.
 */
const qualities = { built: { brotli: 10, gzip: 9 }, now: { brotli: 4, gzip: 6 } } as const;

type Effort = keyof typeof qualities;

const fontPreload = /<link rel="preload"[^>]*\bas="font"[^>]*>/g;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A built page, complete with the origin of this installation. */
export interface Page {
  readonly html: Buffer;
  readonly etag: string;
  /** The Content-Security-Policy that lets its own inline scripts run. */
  readonly policy: string;
  readonly effort: Effort;
  readonly compressed: Map<string, Promise<Buffer>>;
  /** The same page without the site's fonts, for devices whose user chose to use less data. */
  readonly withoutFonts: () => Page;
  /** The same page as of this moment. */
  readonly filledIn: (filledIn: PageFacts) => Page;
}

/** A page's values at the time of serving. */
export interface PageFacts {
  /** Of its root element. */
  readonly attribute: string | null;
  /** Replacement of the placeholders. */
  readonly words: SiteWords;
}

/** Limit of cached variants of one page: beyond it all are rebuilt. */
const mostKept = 20;

/** The pages of the built site by the paths that they answer: `/about` for `about/index.html`. */
export async function readPages(
  folder: string,
  { origin, formTargets }: { readonly origin: string; readonly formTargets: readonly string[] },
): Promise<Map<string, Page>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = new Map<string, Page>();
  for (const name of names) {
    const text = (await readFile(join(folder, name), 'utf8')).replaceAll(originPlaceholder, origin);
    const page = pageOf(text, formTargets);
    const path = `/${name.replaceAll(sep, '/')}`;
    pages.set(path.replace(/\/index\.html$/, '') || '/', page);
  }
  return pages;
}

export function pageOf(text: string, formTargets: readonly string[], effort: Effort = 'built'): Page {
  const kept = new Map<string, Page>();
  let withoutFonts: Page | undefined;
  const hashes = [...text.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const html = Buffer.from(text);
  return {
    html,
    // Weak: it is the same for every way of compressing the page.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy({ scriptHashes: [...new Set(hashes)], formTargets }),
    effort,
    compressed: new Map(),
    withoutFonts() {
      const light = text.replace(fontPreload, '').replace(/<html\b/, '$& data-less-data=""');
      withoutFonts ??= pageOf(light, formTargets, effort);
      return withoutFonts;
    },
    filledIn({ attribute, words }) {
      const key = JSON.stringify([attribute, words]);
      const known = kept.get(key);
      if (known) return known;
      const filled = fillInFacts(text, words, escapeHtml);
      const marked = attribute === null ? filled : filled.replace(/<html\b/, (tag) => `${tag} ${attribute}`);
      const page = marked === text ? this : pageOf(marked, formTargets, effort);
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, page);
      return page;
    },
  };
}

/** What every page says where nothing else is known. */
export const usualPageFacts = async (): Promise<PageFacts> => ({ attribute: null, words: wordsOf(usualFacts) });

const choseLessData = new RegExp(`(^|;\\s*)${lessDataCookie}=`);

/** Answers with the page, compressed if the browser can, or with 304 if it has the page already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, whole: Page): Promise<FastifyReply> {
  const page = choseLessData.test(request.headers.cookie ?? '') ? whole.withoutFonts() : whole;
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  const isKnown = request.headers['if-none-match']?.includes(page.etag) === true;
  // A browser that has the page from elsewhere must still get the 404.
  if (isKnown && reply.statusCode === 200) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === null) return reply.send(page.html);
  let packed = page.compressed.get(encoding);
  if (packed === undefined) {
    const quality = qualities[page.effort];
    packed =
      encoding === 'br'
        ? brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } })
        : zip(page.html, { level: quality.gzip });
    page.compressed.set(encoding, packed);
  }
  return reply.header('content-encoding', encoding).send(await packed);
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const allows = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : null;
}
