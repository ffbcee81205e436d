import { answeringOf, freshnessOf, reliabilityOf } from './behaviour-fit.ts';
import type { Features } from './features.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { industryFit } from './industry-fit.ts';
import { fitOfRoom, roomOf } from './level-fit.ts';
import { fitOfPay } from './pay-fit.ts';
import { reachOf } from './reach.ts';
import { compareTerms } from './terms.ts';

// Who leaves something out is neither trusted with it nor refused for it.
const unsaid = { industry: 0.3, reach: 0.4, level: 0.7, pay: 0.9 } as const;

/** How a job and a rep go together, in numbers. */
export function compare(job: JobFigure, rep: RepFigure): Features {
  const words = compareTerms(job.terms, rep.terms);
  const room = roomOf(rep.rep.experience, job.job.experienceRequired);
  const { behaviour } = rep.rep;
  return {
    wordsAsked: words.asked,
    wordsOffered: words.offered,
    product: null,
    selling: null,
    venue: null,
    industry: industryFit(job.job.industry, [rep.rep.industry, rep.rep.preferredIndustry]) ?? unsaid.industry,
    skills: skillsFit(job, rep),
    reach: job.job.place === null ? null : (reachOf(rep.rep, job.job.place)?.fit ?? unsaid.reach),
    level: room === null ? unsaid.level : fitOfRoom(room),
    pay: payFit(job, rep),
    languages: null,
    transport: null,
    certificates: certificatesFit(job, rep),
    availability: null,
    reliability: behaviour && reliabilityOf(behaviour),
    answering: behaviour && answeringOf(behaviour),
    freshness: rep.rep.joinedDaysAgo === null ? null : freshnessOf(rep.rep.joinedDaysAgo),
  };
}

function skillsFit({ skills }: JobFigure, { words }: RepFigure): number | null {
  if (skills.length === 0) return null;
  const found = skills.filter((skill) => skill.every((word) => words.has(word)));
  return found.length / skills.length;
}

function payFit({ hourlyCents }: JobFigure, { rep }: RepFigure): number | null {
  if (hourlyCents === null) return null;
  return rep.hourlyRateCents === null ? unsaid.pay : fitOfPay(hourlyCents / rep.hourlyRateCents);
}

function certificatesFit({ job }: JobFigure, { rep }: RepFigure): number | null {
  const asked = job.askedCourses ?? [];
  if (asked.length === 0) return null;
  return asked.filter((name) => rep.certificates.includes(name)).length / asked.length;
}
