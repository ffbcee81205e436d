import { distanceKm } from '#domain/distance.ts';
import { searchWords } from '#domain/search-words.ts';
import { findTown } from './find-town.ts';
import type { Ranking } from './ranking.ts';
import type { LabelledJob, LabelledRep } from './read-set.ts';

// The fixed points that jobs were recommended by before the ranking of now, kept to measure against.

const years: Readonly<Record<string, number>> = { 'Entry Level': 0, '1-2 years': 1, '3-5 years': 2, '5+ years': 3 };
const standing: Readonly<Record<string, number>> = { entry: 0, junior: 1, mid: 2, senior: 3 };

const industryOf: Readonly<Record<string, string>> = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  retail: 'Retail',
  manufacturing: 'Manufacturing',
  automotive: 'Automotive',
  'real estate': 'Real Estate',
  'financial services': 'Finance',
  insurance: 'Finance',
  telecommunications: 'Technology',
  fmcg: 'Retail',
  'food & beverage': 'Retail',
  'fashion & clothing': 'Retail',
  'beauty & cosmetics': 'Retail',
  'construction & hardware': 'Manufacturing',
};

/** A band of distance comes before all points. */
const ofBand = 1_000;

export const todaysWeighting: Ranking = (job, reps) => reps.map((rep) => pointsOf(job, rep));

function pointsOf(job: LabelledJob, rep: LabelledRep): number {
  const { band, points } = placePoints(job, rep);
  const isOfIndustry = [rep.industry, rep.preferredIndustry].some(
    (name) => industryOf[name?.toLowerCase() ?? ''] === job.industry,
  );
  return (
    points +
    (isOfIndustry ? 30 : 0) +
    ratePoints(job, rep) +
    skillPoints(job, rep) +
    levelPoints(job, rep) -
    band * ofBand
  );
}

function placePoints(job: LabelledJob, rep: LabelledRep): { band: number; points: number } {
  const [own, place] = [findTown(rep.preferredTown ?? rep.town), findTown(job.town)];
  if (!own || !place) return { band: 0, points: 0 };
  const km = own.point && place.point ? distanceKm(own.point, place.point) : null;
  const band = km === null ? 0 : km <= 60 ? 0 : km <= 250 ? 1 : 2;
  if (own.name === place.name) return { band, points: 40 };
  if (place.province === 'National') return { band, points: 15 };
  if (km !== null && band === 0) return { band, points: 30 };
  return { band, points: own.province === place.province ? 20 : 0 };
}

function ratePoints({ hourlyRate: paid }: LabelledJob, { hourlyRate: wanted }: LabelledRep): number {
  if (wanted === null || paid === null || paid < wanted) return 0;
  return paid > wanted ? 18 : 14;
}

const allWords = (text: string) => text.split(/\s+/).flatMap(searchWords);

function skillPoints({ title, requiredSkills }: LabelledJob, { skills }: LabelledRep): number {
  const said = new Set(allWords(`${title} ${requiredSkills ?? ''}`));
  const asked = skills.filter((skill) => {
    const words = allWords(skill);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return asked.length === 0 ? 0 : 12 + 6 * Math.min(asked.length, 3);
}

function levelPoints({ experienceRequired }: LabelledJob, { experience }: LabelledRep): number {
  const [level, required] = [standing[experience ?? ''], years[experienceRequired]];
  if (level === undefined || required === undefined) return 0;
  if (level === required) return 12;
  return level > required ? 6 : -15;
}
