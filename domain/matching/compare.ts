import { nationalProvince } from '#contract/catalogue/options.ts';
import type { RefusedWork } from '#contract/catalogue/tags.ts';
import { type Ask, coverage, knows } from './asks.ts';
import { answeringOf, freshnessOf } from './behaviour-fit.ts';
import { declinedOf } from './declined.ts';
import type { Features } from './features.ts';
import type { AskedSkill, JobFigure, RepFigure } from './figures.ts';
import { industryFit } from './industry-fit.ts';
import { levelFit } from './level-fit.ts';
import { availabilityFit, certificatesFit, isUnpaid, languagesFit, shareOfWay, transportFit } from './needs-fit.ts';
import type { Offers } from './offers.ts';
import { fitOfPay } from './pay-fit.ts';
import { practiceFit } from './practice-fit.ts';
import { reachOf, type Whence } from './reach.ts';
import { loweredTo, refusedBy } from './refusals.ts';
import { compareTerms } from './terms.ts';

// Missing information neither counts for a rep nor against them.
const neutral = { industry: 0.3, reach: 0.4, level: 0.7, pay: 0.95 } as const;

/** What a rep rules out as a field, or only in a text. */
type Refusal = 'ruled out' | 'in text';

const workRefused: readonly RefusedWork[] = ['alcohol', 'tobacco', 'door-to-door'];

/** A job and a rep compared, in numbers. */
export function compare(figure: JobFigure, { rep, terms, offers, words, whence }: RepFigure): Features {
  const { job, needs } = figure;
  const said = compareTerms(figure.terms, terms);
  const { record } = rep;
  const refused = new Set(refusedBy(rep, figure));
  const refusal: Refusal | null = workRefused.some((what) => refused.has(what))
    ? 'ruled out'
    : declinedOf(figure, offers) !== null
      ? 'in text'
      : null;
  const lowered = (value: number) =>
    refusal === null ? value : refusal === 'ruled out' ? 0 : loweredTo(0, value, rep);
  const goods = workFit(figure.products, figure, offers);
  const selling = workFit(figure.selling, figure, offers);
  return {
    wordsAsked: said.asked,
    wordsOffered: said.offered,
    product: refusal === null ? goods : lowered(goods ?? 0),
    selling,
    venue: coverage(figure.venues, offers.known),
    industry: industryFit(job.industry, figure.products, [rep.industry, rep.preferredIndustry]) ?? neutral.industry,
    skills: skillsFit(figure.skills, words, offers.known),
    practice: lowered(practiceFit(selling, goods, offers, isEntry(figure))),
    reach: refused.has('relocating') ? 0 : reachFit(figure, whence, shareOfWay(offers)),
    level: levelFit(rep.experience, job.experienceRequired) ?? neutral.level,
    pay: payFit(figure, rep, offers, refused.has('commission-only')),
    languages: languagesFit(needs, offers),
    transport: transportFit(needs, offers),
    certificates: certificatesFit(needs, job, rep, offers),
    availability: availabilityFit(figure, rep, offers, refused.has('nights')),
    reliability: record === null ? null : record.share,
    answering: record && answeringOf(record),
    freshness: rep.joinedDaysAgo === null ? null : freshnessOf(rep.joinedDaysAgo),
  };
}

const isEntry = ({ job }: JobFigure) => job.experienceRequired === 'Entry Level';
const newcomer = 0.5;
/** Credit for having sold something else, in another way: for an entry job it is much of what is needed. */
const carriedOver = { entry: 0.3, other: 0.1 } as const;

/** For an entry job a newcomer without known work is neither right nor wrong. */
function workFit(asks: readonly Ask[], job: JobFigure, { known, isBlank, hasSelling }: Offers): number | null {
  const fit = coverage(asks, known);
  if (fit === null) return null;
  const entry = isEntry(job);
  if (isBlank && entry) return Math.max(newcomer, fit);
  return hasSelling ? Math.max(entry ? carriedOver.entry : carriedOver.other, fit) : fit;
}

function reachFit({ job, needs }: JobFigure, whence: Whence, share: number): number | null {
  if (needs.remote || job.place?.province === nationalProvince) return 1;
  if (job.place === null) return null;
  return reachOf(whence, job.place, share)?.fit ?? neutral.reach;
}

/** How nearly a rep has a skill: in the same words, or in synonyms. */
function skillFit({ words, concepts }: AskedSkill, own: ReadonlySet<string>, known: Uint8Array): number {
  if (words.length > 0 && words.every((word) => own.has(word))) return 1;
  if (concepts.length === 0) return 0;
  let sum = 0;
  for (const number of concepts) sum += knows(known, number);
  return sum / concepts.length;
}

function skillsFit(skills: readonly AskedSkill[], own: ReadonlySet<string>, known: Uint8Array): number | null {
  if (skills.length === 0) return null;
  let sum = 0;
  for (const skill of skills) sum += skillFit(skill, own, known);
  return sum / skills.length;
}

const roughly = 1.5;
const refusedPay = 0.1;

function payFit(figure: JobFigure, rep: RepFigure['rep'], offers: Offers, isRefused: boolean): number | null {
  if (isRefused) return refusedPay;
  const fit = rateFit(figure, rep);
  return isUnpaid(figure, { offers }) ? loweredTo(refusedPay, fit ?? neutral.pay, rep) : fit;
}

function rateFit({ job, hourlyCents }: JobFigure, { hourlyRateCents }: RepFigure['rep']): number | null {
  if (hourlyCents === null) return null;
  if (hourlyRateCents === null) return neutral.pay;
  // Rates derived from the whole account for neither the hours nor extra pay.
  return fitOfPay((hourlyCents / hourlyRateCents) * (job.hourlyRateCents === null ? roughly : 1));
}
