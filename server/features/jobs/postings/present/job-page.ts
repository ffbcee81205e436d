import { postingAddress, postingPicture, postingsPath } from '#contract/jobs/posting-addresses.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { jobForRepAddress } from '#contract/site/portal-addresses.ts';
import { signInFor, signUpFor, withDestination } from '#contract/site/sign-in-addresses.ts';
import { nameCourses } from '#domain/courses/missing-courses.ts';
import type { GigFee } from '#domain/jobs/take-home.ts';
import { type Html, html } from '#server/platform/html.ts';
import type { MadePage } from '#server/platform/http/made-pages.ts';
import { headOf } from '#server/platform/http/page-head.ts';
import { linkButton, textLink } from '#server/platform/http/page-links.ts';
import { describeSubmission } from '#texts/jobs/submission.ts';
import { againWords, averageWords } from '#texts/reviews/totals.ts';
import type { JobDetailRow } from '../../present.ts';
import { presentJobSummary } from '../../present.ts';
import { jobData, publicText, ratingData } from './job-data.ts';
import {
  dateOf,
  factsOf,
  payLine,
  placeOf,
  postedLine,
  postingCards,
  proseOf,
  tagChips,
  takeHomeLines,
} from './page-parts.ts';
import { presentPosting } from './present-posting.ts';

const backLink = html`<p class="mb-4">${textLink(postingsPath, 'All open gigs')}</p>`;

const similarJobs = (similar: readonly Posting[]): Html | null =>
  similar.length === 0
    ? null
    : html`<section aria-labelledby="similar" class="mt-12"><h2 id="similar" class="mb-5 text-2xl">Similar gigs</h2>${postingCards(similar, 'grid gap-4 md:grid-cols-2')}</section>`;

const briefly = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= most ? flat : `${flat.slice(0, most).replace(/\s+\S*$/, '')}…`;
};

function coursesOf({ asksCourses, namedCourses }: JobDetailRow): string | null {
  const offered = namedCourses.filter((course) => course.offered);
  if (!asksCourses || offered.length === 0) return null;
  return `${nameCourses(asksCourses.which, offered)}. You can apply before that.`;
}

/** The public page of an open job. */
export function openJobPage(
  origin: string,
  row: JobDetailRow,
  similar: readonly Posting[],
  { fee, reviews }: { readonly fee: GigFee; readonly reviews: ReviewTotals | undefined },
): MadePage {
  const job = presentPosting(presentJobSummary(row));
  const description = publicText(row.description);
  const skills = row.requiredSkills && publicText(row.requiredSkills);
  const asks = describeSubmission({ ...row, asksCount: row.asksCount && publicText(row.asksCount) });
  const courses = coursesOf(row);
  const path = postingAddress(job.slug);
  const apply = jobForRepAddress(row.id);
  const facts = factsOf(job).filter(({ words }) => words);
  const when = job.days;
  return {
    head: html`${headOf({
      origin,
      path,
      title: `${job.title} in ${job.location.name}`,
      description: briefly(`${job.companyName}, ${placeOf(job)}${when ? `, ${when}` : ''}. ${description}`, 200),
      picture: postingPicture(job.industry),
    })}${jobData(row, origin + path)}${reviews?.count ? ratingData(row.companyName, reviews) : null}`,
    body: html`<article class="page max-w-5xl py-10 md:py-14">${backLink}
<header class="mb-6 md:mb-8"><h1 class="break-words text-3xl md:text-5xl">${job.title}</h1>
<p class="mt-2 break-words text-ink-soft text-lg">${postedLine(job)}</p>${reviews?.newestAt ? html`<p class="mt-1 text-ink-soft">${job.companyName}: ${averageWords(reviews)}, newest ${dateOf(reviews.newestAt)}. ${againWords(reviews)}</p>` : null}</header>
<div class="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
<div class="grid min-w-0 gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">${payLine(job)}${takeHomeLines(job, fee)}${tagChips(job)}
<dl class="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4">${facts.map(
      ({ term, words }) =>
        html`<div><dt class="text-ink-soft text-sm leading-6">${term}</dt><dd class="min-w-0 break-words font-semibold leading-6">${words}</dd></div>`,
    )}</dl>
<div class="min-w-0 border-line border-t pt-5"><h2 class="mb-1 text-lg">About the gig</h2>${proseOf(description)}</div>
${skills ? html`<div class="min-w-0"><h2 class="mb-1 text-lg">Required skills</h2>${proseOf(skills)}</div>` : null}
${asks ? html`<div class="min-w-0"><h2 class="mb-1 text-lg">Handed in after the work</h2>${proseOf(asks)}</div>` : null}
${courses ? html`<div class="min-w-0"><h2 class="mb-1 text-lg">Courses to finish first</h2>${proseOf(courses)}</div>` : null}</div>
<aside class="grid min-w-0 gap-4 max-lg:order-first rounded-card border border-line bg-surface p-5 shadow-card md:p-6"><h2 class="text-xl max-lg:sr-only">Apply for this gig</h2>
<p class="text-ink-soft leading-relaxed max-lg:hidden">Sign up as a rep, get checked once, and apply. You come back to this gig by yourself.</p>
${linkButton('accent', withDestination(signUpFor('rep'), apply), 'Sign up to apply')}
<p class="text-ink-soft text-[0.9375rem] leading-relaxed"><span class="reps-free:hidden">${factPlaceholders.trial.rep.free}. No card is asked for to sign up.</span> You need your South African ID or your passport.</p>
<p class="text-ink-soft">Already a rep? ${textLink(withDestination(signInFor('rep'), apply), 'Sign in and apply')}</p></aside>
</div>${similarJobs(similar)}</article>`,
  };
}

/** The page of a job that is no longer open. Its former content isn't public any more. */
export function endedJobPage(origin: string, similar: readonly Posting[]): MadePage {
  return {
    status: 410,
    head: headOf({
      origin,
      title: 'This gig is no longer open',
      description: 'The business is no longer taking applications for this gig. Others are open.',
      hidden: true,
    }),
    body: html`<div class="page max-w-5xl py-10 md:py-14">${backLink}
<h1 class="text-3xl md:text-5xl">This gig is no longer open</h1>
<p class="mt-3 max-w-2xl text-ink-soft text-lg leading-relaxed">The business no longer takes applications for it. There are others.</p>
<p class="mt-6">${linkButton('accent', postingsPath, 'See all open gigs')}</p>${similarJobs(similar)}</div>`,
  };
}
