import type { RefusedWork } from '#contract/catalogue/tags.ts';
import { distanceKm } from '../shared/distance.ts';
import type { RepToMatch } from './described.ts';
import type { JobFigure } from './figures.ts';
import { numberOf } from './trade/trade-map.ts';

/** The concepts of the trade that name work which a rep may rule out. */
export const refusedConcepts: Readonly<Record<RefusedWork, readonly string[]>> = {
  alcohol: ['beer', 'wine', 'spirits', 'liquor'],
  tobacco: ['tobacco'],
  'door-to-door': ['doors'],
  nights: ['evenings'],
  relocating: ['travelling'],
  'commission-only': [],
};

const numbersOf = (what: RefusedWork) => refusedConcepts[what].map(numberOf);
const [alcohol, tobacco, doors] = [numbersOf('alcohol'), numbersOf('tobacco'), numbersOf('door-to-door')];

/** Farther is a move. */
const farKm = 280;

const isAbout = ({ products, selling }: JobFigure, numbers: readonly number[]) =>
  [...products, ...selling].some(({ number, isMain }) => isMain && numbers.includes(number));

function isFar({ job: { place }, needs }: JobFigure, { home, preferred }: RepToMatch): boolean {
  const to = place?.point;
  if (needs.remote || !to) return false;
  const from = [home, preferred].flatMap((one) => one?.point ?? []);
  return from.length > 0 && from.every((point) => distanceKm(point, to) > farKm);
}

const involves: Readonly<Record<RefusedWork, (job: JobFigure, rep: RepToMatch) => boolean>> = {
  alcohol: (job) => isAbout(job, alcohol),
  tobacco: (job) => isAbout(job, tobacco),
  'door-to-door': (job) => isAbout(job, doors),
  nights: ({ job, needs }) => job.endsLate || needs.evenings,
  relocating: isFar,
  'commission-only': ({ needs }) => needs.commissionAlone,
};

/** What a rep rules out in their profile, and the job involves. */
export const refusedBy = (rep: RepToMatch, job: JobFigure): RefusedWork[] =>
  (rep.refuses ?? []).filter((what) => involves[what](job, rep));

const halved = 0.5;

/** The value of a feature where a text alone rules the work out: once a rep was asked what they rule out, that is only half believed. */
export const loweredTo = (refused: number, value: number, { refuses }: RepToMatch): number =>
  refuses === null ? refused : value + halved * (refused - value);
