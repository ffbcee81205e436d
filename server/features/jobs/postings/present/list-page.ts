import { jobIndustries, provinces } from '#contract/catalogue/options.ts';
import { experienceLevels, type JobSort, jobDurations, jobTimes, jobTypes } from '#contract/jobs/options.ts';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import type { Postings } from '#contract/jobs/postings.ts';
import type { BrowseQuery } from '#contract/jobs/search.ts';
import { signUpFor } from '#contract/site/sign-in-addresses.ts';
import { Html, html } from '#server/platform/html.ts';
import type { MadePage } from '#server/platform/http/made-pages.ts';
import { headOf } from '#server/platform/http/page-head.ts';
import { linkButton, textLink } from '#server/platform/http/page-links.ts';
import { postingCards } from './page-parts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Choice {
  readonly name: keyof BrowseQuery;
  readonly label: string;
  /** The option for no filter. */
  readonly any: string;
  readonly options: readonly Option[];
}

const plainly = (values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** By the names of the query parameters. Each works without the others. */
const choices = [
  {
    name: 'when',
    label: 'When',
    any: 'Any time',
    options: jobTimes.map((value) => ({ value, label: { weekend: 'This weekend' }[value] })),
  },
  { name: 'province', label: 'Province', any: 'All provinces', options: plainly(provinces) },
  { name: 'industry', label: 'Industry', any: 'All industries', options: plainly(jobIndustries) },
  {
    name: 'experience',
    label: 'Experience',
    any: 'Any experience',
    options: experienceLevels.map((value) => ({
      value,
      label: { entry: 'Entry level', mid: '1 to 5 years', senior: 'More than 5 years' }[value],
    })),
  },
  {
    name: 'duration',
    label: 'Duration',
    any: 'Any duration',
    options: jobDurations.map((value) => ({ value, label: capital(value) })),
  },
  { name: 'jobType', label: 'Job type', any: 'Any job type', options: plainly(jobTypes) },
] as const;

const sorts = { newest: 'Newest first', pay: 'Highest hourly pay first', nearest: 'Nearest first' } as const;

const usualSorts = ['newest', 'pay'] as const;

/** The first option is the default order of such a search. */
const orderOf = (query: BrowseQuery, sort: JobSort) => ({
  name: 'sort' as const,
  label: 'Order',
  any: query.sort === undefined ? sorts[sort] : 'Default order',
  options: ([...usualSorts, ...(query.sort === 'nearest' ? (['nearest'] as const) : [])] as const)
    .filter((value) => value !== sort || query.sort !== undefined)
    .map((value) => ({ value, label: sorts[value] })),
});

/** At least one day of the job is between them. */
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

const shown = new Set<string>([
  'q',
  'cursor',
  'sort',
  ...days.map(({ name }) => name),
  ...choices.map(({ name }) => name),
]);
const selected = new Html(' selected');
const control = 'control';

function selectOf({ name, label, any, options }: Choice, query: BrowseQuery): Html {
  const chosen = String(query[name] ?? '');
  const known = options.some(({ value }) => value === chosen) || chosen === '';
  const all = known ? options : [...options, { value: chosen, label: chosen }];
  return html`<label class="grid gap-1.5 font-semibold text-[0.9375rem]">${label}
<select name="${name}" class="${control} font-normal"><option value="">${any}</option>${all.map(
    ({ value, label: text }) => html`<option value="${value}"${value === chosen ? selected : null}>${text}</option>`,
  )}</select></label>`;
}

const dayOf = ({ name, label }: (typeof days)[number], query: BrowseQuery): Html =>
  html`<label class="grid gap-1.5 font-semibold text-[0.9375rem]">${label}
<input type="date" name="${name}" value="${query[name] ?? ''}" class="${control} font-normal"></label>`;

function filterForm(query: BrowseQuery, sort: JobSort): Html {
  const selects: readonly Choice[] = [...choices, orderOf(query, sort)];
  const others = Object.entries(query).filter(([name, value]) => !shown.has(name) && value !== undefined);
  return html`<form action="${postingsPath}" method="get" role="search" class="grid gap-2 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
<div class="flex flex-wrap items-end gap-3"><label class="grid min-w-[min(10rem,100%)] flex-1 gap-1.5 font-semibold text-[0.9375rem]">Search
<input type="search" name="q" value="${query.q ?? ''}" maxlength="200" placeholder="Promoter, Durban" class="${control} font-normal"></label>
<button type="submit" class="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-4.5 py-1.5 font-semibold text-[0.9375rem] text-on-brand hover:bg-brand-strong">Show gigs</button></div>
<details class="group"${others.length > 0 || [...selects, ...days].some(({ name }) => query[name]) ? new Html(' open') : null}><summary class="min-h-11 cursor-pointer py-2.5 font-semibold">More filters</summary>
<div class="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-1">${selects.map((choice) => selectOf(choice, query))}${days.map((day) => dayOf(day, query))}</div></details>
${others.map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
${isNarrowed(query) ? html`<p>${textLink(postingsPath, 'Clear all filters')}</p>` : null}</form>`;
}

const isNarrowed = ({ cursor: _, ...criteria }: BrowseQuery) =>
  Object.values(criteria).some((value) => value !== undefined);

function addressOf(query: BrowseQuery, cursor: string): string {
  const given = Object.entries({ ...query, cursor }).filter(([, value]) => value !== undefined);
  return `${postingsPath}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const nothing = html`<div class="rounded-card border border-line-strong/50 border-dashed px-6 py-12 text-center"><h2 class="text-xl">No gig fits</h2>
<p class="mx-auto mt-2 max-w-md text-ink-soft leading-relaxed">Try fewer filters, or another word. New gigs come every day.</p>
<p class="mt-6">${linkButton('secondary', postingsPath, 'Show all open gigs')}</p></div>`;

/** The open jobs, by the filters of the address. Only the unfiltered first page is for search engines: the others are parts of it. */
export function listPage(
  origin: string,
  query: BrowseQuery,
  { items, nextCursor, sort, searchedFor }: Postings,
): MadePage {
  const instead =
    searchedFor === null ? null : html`<p class="mb-4 text-ink-soft">Showing results for “${searchedFor}”.</p>`;
  return {
    head: headOf({
      origin,
      path: postingsPath,
      title: 'Sales gigs near you',
      description:
        'Paid sales work by the day, the week or the month, all over South Africa: what it pays, where it is and how long it lasts, before you sign up.',
      hidden: isNarrowed(query) || query.cursor !== undefined,
    }),
    body: html`<div class="page py-10 md:py-14"><header class="mb-8 max-w-3xl"><h1 class="text-4xl md:text-6xl">Sales gigs near you</h1>
<p class="mt-3 text-ink-soft text-lg leading-relaxed">Every open gig and what it pays. Read as many as you like. You only sign up when you apply.</p></header>
<div class="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">${filterForm(query, sort)}
<section aria-label="Open gigs" class="min-w-0">${instead}${items.length === 0 ? nothing : postingCards(items)}
<nav aria-label="Pages" class="mt-6 flex flex-wrap gap-3">${nextCursor === null ? null : html`<a rel="next nofollow" href="${addressOf(query, nextCursor)}" class="inline-flex min-h-11 items-center justify-center rounded-control border border-line-strong bg-surface px-4.5 py-1.5 font-semibold text-[0.9375rem] text-ink hover:border-brand hover:bg-brand-soft">More gigs</a>`}</nav>
<p class="mt-8 text-ink-soft">New here? ${textLink(signUpFor('rep'), 'Sign up as a rep')} to apply and get notified of new gigs.</p></section></div></div>`,
  };
}
