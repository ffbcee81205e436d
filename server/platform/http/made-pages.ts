import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { madeId, madeMark } from '#contract/site/made-pages.ts';
import { originPlaceholder } from '#contract/site/site-origin.ts';
import type { Html } from '../html.ts';
import { type Page, type PageFacts, pageOf, sendPage, usualPageFacts } from './pages.ts';

interface FrameSettings {
  /** The built site: `build/client`. */
  readonly folder: string;
  /** What people open, without a slash at its end. */
  readonly origin: string;
  /** CSP sources besides our own origin that forms of the pages may be posted to. */
  readonly formTargets?: readonly string[];
  /** What every page says at this moment. */
  readonly pageFacts?: () => Promise<PageFacts>;
}

export interface MadePage {
  readonly head: Html;
  readonly body: Html;
  readonly status?: number;
}

/** A made page, ready to be sent again. */
export type FilledPage = Page & { readonly status: number };

export interface Frames {
  /** Puts a page into the frame that was built at this path. */
  readonly fill: (path: string, page: MadePage) => FilledPage;
  readonly send: (request: FastifyRequest, reply: FastifyReply, page: FilledPage) => Promise<FastifyReply>;
}

/** Where the site is not built, as in tests of the server: the content, unstyled. */
const bare = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"></head><body><div id="${madeId}"></div></body></html>`;

/** Each element of a head, by its tag: in the texts between them there is no such sign. */
const marked = (head: Html): string => head.text.replace(/<[a-z]+/g, (tag) => `${tag} ${madeMark}`);

const place = `<div id="${madeId}"></div>`;

/** Pages rendered on request, inside the built frame: head, header and footer of the site. */
export function openFrames({ folder, origin, formTargets = [], pageFacts = usualPageFacts }: FrameSettings): Frames {
  const frames = new Map<string, string>();
  function frameOf(path: string): string {
    const known = frames.get(path);
    if (known !== undefined) return known;
    const file = join(folder, path, 'index.html');
    const frame = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(originPlaceholder, origin) : bare;
    if (!frame.includes(place)) throw new Error(`The frame ${path} has no place for what is made.`);
    frames.set(path, frame);
    return frame;
  }
  return {
    fill(path, { head, body, status = 200 }) {
      // By functions: in a string, `$` and what follows it would mean something.
      const text = frameOf(path)
        .replace('</head>', () => `${marked(head)}</head>`)
        .replace(place, () => `<div id="${madeId}">${body.text}</div>`);
      return { ...pageOf(text, formTargets, 'now'), status };
    },
    async send(request, reply, page) {
      return sendPage(request, reply.code(page.status), page.filledIn(await pageFacts()));
    },
  };
}
