import { searchWords } from '#domain/jobs/search-words.ts';
import type { MatchPlace } from '#domain/matching/described.ts';
import { distanceKm } from '#domain/shared/distance.ts';

// The fixed points of recommendations before there was a ranking, for comparison.

export interface PointedRep {
  /** Preferred areas; null: not stated. */
  readonly place: MatchPlace | null;
  readonly industries: readonly (string | null)[];
  readonly skills: readonly string[];
  readonly hourlyRate: number | null;
  readonly experience: string | null;
}

export interface PointedJob {
  readonly place: MatchPlace | null;
  readonly industry: string;
  readonly title: string;
  readonly requiredSkills: string | null;
  readonly hourlyRate: number | null;
  readonly experienceRequired: string;
}

const years: Readonly<Record<string, number>> = { 'Entry Level': 0, '1-2 years': 1, '3-5 years': 2, '5+ years': 3 };
const ranks: Readonly<Record<string, number>> = { entry: 0, junior: 1, mid: 2, senior: 3 };

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

export function formerPoints(job: PointedJob, rep: PointedRep): number {
  const { band, points } = placePoints(job, rep);
  const isOfIndustry = rep.industries.some((name) => industryOf[name?.toLowerCase() ?? ''] === job.industry);
  return (
    points +
    (isOfIndustry ? 30 : 0) +
    ratePoints(job, rep) +
    skillPoints(job, rep) +
    levelPoints(job, rep) -
    band * ofBand
  );
}

function placePoints({ place }: PointedJob, { place: own }: PointedRep): { band: number; points: number } {
  if (!own || !place) return { band: 0, points: 0 };
  const km = own.point && place.point ? distanceKm(own.point, place.point) : null;
  const band = km === null ? 0 : km <= 60 ? 0 : km <= 250 ? 1 : 2;
  if (own.name === place.name) return { band, points: 40 };
  if (place.province === 'National') return { band, points: 15 };
  if (km !== null && band === 0) return { band, points: 30 };
  return { band, points: own.province === place.province ? 20 : 0 };
}

function ratePoints({ hourlyRate: paid }: PointedJob, { hourlyRate: wanted }: PointedRep): number {
  if (wanted === null || paid === null || paid < wanted) return 0;
  return paid > wanted ? 18 : 14;
}

const allWords = (text: string) => text.split(/\s+/).flatMap(searchWords);

function skillPoints({ title, requiredSkills }: PointedJob, { skills }: PointedRep): number {
  const said = new Set(allWords(`${title} ${requiredSkills ?? ''}`));
  const asked = skills.filter((skill) => {
    const words = allWords(skill);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return asked.length === 0 ? 0 : 12 + 6 * Math.min(asked.length, 3);
}

function levelPoints({ experienceRequired }: PointedJob, { experience }: PointedRep): number {
  const [level, required] = [ranks[experience ?? ''], years[experienceRequired]];
  if (level === undefined || required === undefined) return 0;
  if (level === required) return 12;
  return level > required ? 6 : -15;
}
