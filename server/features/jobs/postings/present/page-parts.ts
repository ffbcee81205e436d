import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { type GigFee, shareOfGig } from '#domain/jobs/take-home.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { type Html, html } from '#server/platform/html.ts';
import { dateText, dayText } from '#server/platform/mail/time-texts.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { chipLabel, tagFacts } from '#texts/jobs/tags.ts';

export const placeOf = ({ location: { name, province } }: Pick<Posting, 'location'>): string =>
  province && province !== name ? `${name}, ${province}` : name;

/** `3 March 2026`: a cached page can't say how long ago. */
export const dateOf = (moment: string): string => dateText(new Date(moment));

export const postedLine = ({ companyName, industry, createdAt }: Posting): string =>
  `${companyName} · ${industry} · posted ${dateOf(createdAt)}`;

export function payLine(job: Posting): Html {
  const { stated, rest } = describePay(job);
  return html`<p class="figures"><span class="font-bold font-display text-xl tracking-tight">${stated}</span> <span class="text-ink-soft text-sm">${rest}</span></p>`;
}

/** The amount that a rep booked today receives, and when. */
export function takeHomeLines(job: Posting, fee: GigFee): Html {
  const { compensationCents, positions } = job;
  const { repReceivesCents } = shareOfGig(compensationCents, positions, fee);
  const { gig } = factPlaceholders;
  return html`<div class="grid gap-1 text-[0.9375rem]"><p class="figures">You receive ${isWage(job) ? '' : 'up to '}<strong>${formatRand(repReceivesCents)}</strong> <span class="text-ink-soft">${gig.after}</span></p>
<p class="text-ink-soft leading-relaxed">${gig.when.rep}</p></div>`;
}

const durationOf = ({ duration }: Posting) => (duration === 'ongoing' ? 'Ongoing' : duration);

/** What the work is, as the business confirmed it. */
export function tagChips({ tags }: Posting): Html | null {
  const work = tags.filter(({ kind }) => kind !== 'language' && kind !== 'paper');
  if (work.length === 0) return null;
  return html`<ul aria-label="The work" class="flex flex-wrap gap-1.5">${work.map(
    ({ label }) =>
      html`<li class="inline-flex max-w-full items-center rounded-full bg-info-soft px-2.5 py-1 font-semibold text-[0.8125rem] text-on-info-soft leading-tight">${chipLabel(label)}</li>`,
  )}</ul>`;
}

export interface Fact {
  readonly term: string;
  readonly words: string | null;
}

export const factsOf = (job: Posting): readonly Fact[] => [
  { term: 'Location', words: placeOf(job) },
  { term: 'Days and hours', words: job.days },
  { term: 'Starts', words: job.startDate && dayText(job.startDate) },
  { term: 'Duration', words: durationOf(job) },
  { term: 'Job type', words: job.jobType },
  { term: 'Experience', words: job.experienceRequired },
  ...tagFacts(job).map(({ term, detail }) => ({ term, words: detail })),
  { term: 'Reps needed', words: String(job.positions) },
  { term: 'Last day to apply', words: dayText(job.closesOn) },
];

/** A job in a list. The whole card is a link. */
function postingCard(job: Posting): Html {
  const facts = [placeOf(job), job.days, job.jobType, job.experienceRequired, durationOf(job)].filter(Boolean);
  return html`<li class="min-w-0"><article class="relative h-full rounded-card border border-line bg-surface p-5 shadow-card transition-colors focus-within:border-brand hover:border-brand md:p-6">
<h2 class="break-words text-xl"><a href="${postingAddress(job.slug)}" class="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)">${job.title}</a></h2>
<p class="mt-1 break-words text-ink-soft text-[0.9375rem]">${postedLine(job)}</p>
<div class="mt-4 grid gap-3">${payLine(job)}
<ul class="flex flex-wrap gap-x-4 gap-y-1.5 text-[0.9375rem] text-ink-soft">${facts.map((fact) => html`<li>${fact}</li>`)}</ul></div>
</article></li>`;
}

export const postingCards = (jobs: readonly Posting[], className = 'grid gap-4'): Html =>
  html`<ul class="${className}">${jobs.map(postingCard)}</ul>`;

/** User text with several lines. */
export const proseOf = (text: string): Html =>
  html`<p class="whitespace-pre-line break-words leading-relaxed">${text}</p>`;
