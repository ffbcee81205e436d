import { knows } from './asks.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { hindranceOf } from './hindrance.ts';
import type { Needs, When } from './needs.ts';
import type { Offers } from './offers.ts';
import { loweredTo } from './refusals.ts';
import { numberOf } from './trade/trade-map.ts';

const own = numberOf('own');
const licence = numberOf('licence');
const travelling = numberOf('travelling');
const matric = numberOf('matric');

const neutralLanguages = 0.6;
/** A rep who speaks other languages may well speak these, unsaid. */
const notNamed = 0.25;

export function languagesFit({ languages, anyLanguage }: Needs, offers: Offers): number | null {
  if (languages.length === 0) return null;
  if (offers.languages.length === 0) return neutralLanguages;
  let [sum, best] = [0, 0];
  for (const number of languages) {
    const one = Math.max(notNamed, knows(offers.known, number));
    sum += one;
    best = Math.max(best, one);
  }
  return anyLanguage ? best : sum / languages.length;
}

const neutralTransport = 0.55;
const licenceAlone = 0.7;

export function transportFit({ transport }: Needs, { known, refused }: Offers): number | null {
  let sum = 0;
  for (const number of transport) {
    if (refused.has(number)) continue;
    if (knows(known, number) > 0.9 || (number === licence && knows(known, own) > 0.9)) sum += 1;
    else if (number === own && knows(known, licence) > 0.9) sum += licenceAlone;
    else sum += neutralTransport;
  }
  return transport.length === 0 ? null : sum / transport.length;
}

const neutralMatric = 0.9;
const neutralCredential = 0.3;

/** Passed courses of ours, and certificates that a profile names. */
export function certificatesFit(
  needs: Needs,
  job: JobToMatch,
  rep: RepToMatch,
  { known, refused }: Offers,
): number | null {
  const courses = job.askedCourses ?? [];
  const all = courses.length + needs.credentials.length;
  if (all === 0) return null;
  const passed = courses.filter((name) => rep.certificates.includes(name)).length;
  let sum = job.anyCourse && passed > 0 ? courses.length : passed;
  for (const number of needs.credentials) {
    if (refused.has(number)) continue;
    sum += knows(known, number) > 0.9 ? 1 : number === matric ? neutralMatric : neutralCredential;
  }
  return sum / all;
}

const fits: Readonly<Record<When, Readonly<Record<string, number>>>> = {
  full: { 'full-time': 1, flexible: 0.95, 'part-time': 0.45, weekends: 0.1 },
  part: { 'full-time': 0.75, flexible: 1, 'part-time': 1, weekends: 0.5 },
  weekends: { 'full-time': 0.7, flexible: 1, 'part-time': 0.85, weekends: 1 },
  any: { 'full-time': 1, flexible: 1, 'part-time': 0.75, weekends: 0.4 },
};
const neutralAvailability = 0.8;
const refusedTime = 0.1;
const hindered = 0.5;

export function availabilityFit(figure: JobFigure, rep: RepToMatch, offers: Offers, refusesNights: boolean): number {
  if (refusesNights) return refusedTime;
  const { availability } = rep;
  const hindrance = hindranceOf(figure, offers);
  const fit =
    availability === null ? neutralAvailability : (fits[figure.needs.when][availability] ?? neutralAvailability);
  if (hindrance === null) return fit;
  const isRefusedTime = hindrance === 'weekends' || hindrance === 'evenings';
  return loweredTo(isRefusedTime ? refusedTime : fit * hindered, fit, rep);
}

const drivesFor = 0.75;
const travelsFor = 0.5;

/** Distance for a rep who drives, or can stay away from home. */
export function shareOfWay({ known }: Offers): number {
  return (knows(known, own) > 0.9 ? drivesFor : 1) * (knows(known, travelling) > 0.9 ? travelsFor : 1);
}

/** Whether the job pays commission only, and the rep says that they need more. */
export const isUnpaid = ({ needs }: Pick<JobFigure, 'needs'>, { offers }: Pick<RepFigure, 'offers'>): boolean =>
  needs.commissionAlone && offers.wantsSalary;
