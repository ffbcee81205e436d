import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { html } from '#server/platform/html.ts';
import type { MadePage } from '#server/platform/http/made-pages.ts';
import { headOf } from '#server/platform/http/page-head.ts';
import { linkButton } from '#server/platform/http/page-links.ts';

/** What a page of jobs says when it can't be read, and wasn't read here before. */
export const awayPage = (origin: string): MadePage => ({
  status: 503,
  head: headOf({
    origin,
    title: 'We can’t load these gigs right now',
    description: 'Try again in a minute.',
    hidden: true,
  }),
  body: html`<div class="page max-w-5xl py-10 md:py-14">
<h1 class="text-3xl md:text-5xl">We can’t load these gigs right now</h1>
<p class="mt-3 max-w-2xl text-ink-soft text-lg leading-relaxed">Our servers are busy. Try again in a minute.</p>
<p class="mt-6">${linkButton('accent', postingsPath, 'See all open gigs')}</p></div>`,
});
