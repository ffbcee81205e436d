import type { jobExperience } from '#contract/jobs/options.ts';
import type { JobIndustry } from '#domain/job-filters.ts';
import { searchWords } from '#domain/search-words.ts';

// The weighting of hints as it was before there was a ranking, kept as it was: what came after is compared with it.

/** What a rep's profile says about the work they look for. */
export interface Preferences {
  /** Null: they did not say. */
  readonly place: { readonly id: string; readonly name: string; readonly province: string } | null;
  readonly industries: readonly JobIndustry[];
  readonly skills: readonly string[];
  readonly hourlyRateCents: number | null;
  readonly experience: 'entry' | 'junior' | 'mid' | 'senior' | null;
}

interface Candidate {
  /** From the rep's place; null where that has no measure, as for the country as a whole. */
  readonly km: number | null;
  readonly location: { readonly id: string; readonly name: string; readonly province: string };
  readonly industry: string;
  readonly hourlyRateCents: number | null;
  readonly experienceRequired: (typeof jobExperience)[number];
  readonly title: string;
  readonly requiredSkills: string | null;
}

interface Match {
  /** How far it is, in bands: whoever lives in Soweto works in Johannesburg before Cape Town, however well that fits. */
  readonly band: number;
  /** The more of the profile it fits, the higher; it only orders a list. */
  readonly score: number;
  /** In words, the weightiest first. */
  readonly reasons: readonly string[];
}

const years = { 'Entry Level': 0, '1-2 years': 1, '3-5 years': 2, '5+ years': 3 } as const;
const standing = { entry: 0, junior: 1, mid: 2, senior: 3 } as const;

interface Reason {
  readonly weight: number;
  readonly words: string;
}

/** To work and back in a day; there and back with a night; what is farther is moved to. */
const bandsKm = [60, 250] as const;

/** Without a measure it may be anywhere, and counts as near. */
function bandOf({ place }: Preferences, { km }: Candidate): number {
  if (place === null || km === null) return 0;
  const band = bandsKm.findIndex((within) => km <= within);
  return band === -1 ? bandsKm.length : band;
}

function placeReason(rep: Preferences, job: Candidate): Reason | null {
  const { place } = rep;
  const { location, km } = job;
  if (place === null) return null;
  if (location.id === place.id) return { weight: 40, words: `In ${location.name}` };
  if (location.province === 'National') return { weight: 15, words: 'Anywhere in the country' };
  if (km !== null && bandOf(rep, job) === 0) return { weight: 30, words: `In ${location.name}, near you` };
  if (location.province !== place.province) return null;
  return { weight: 20, words: `In ${place.province}` };
}

function rateReason({ hourlyRateCents: wanted }: Preferences, { hourlyRateCents: paid }: Candidate): Reason | null {
  if (wanted === null || paid === null || paid < wanted) return null;
  return paid > wanted ? { weight: 18, words: 'Above your rate' } : { weight: 14, words: 'At your rate' };
}

function skillsReason({ skills }: Preferences, { title, requiredSkills }: Candidate): Reason | null {
  const said = new Set(allWords(`${title} ${requiredSkills ?? ''}`));
  const asked = skills.filter((skill) => {
    const words = allWords(skill);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  const [first, second] = asked;
  if (first === undefined) return null;
  return { weight: 12 + 6 * Math.min(asked.length, 3), words: `Asks for ${second ? `${first} and ${second}` : first}` };
}

const allWords = (text: string): string[] => text.split(/\s+/).flatMap(searchWords);

function experienceReason({ experience }: Preferences, { experienceRequired }: Candidate): Reason | null {
  if (experience === null) return null;
  const room = standing[experience] - years[experienceRequired];
  if (room === 0) return { weight: 12, words: 'Your level of experience' };
  return room > 0 ? { weight: 6, words: 'Within your experience' } : { weight: -15, words: '' };
}

/** How well a job fits a profile, and why. Nobody is decided about: it only says which jobs to show first. */
export function matchJob(rep: Preferences, job: Candidate): Match {
  const found = [
    placeReason(rep, job),
    (rep.industries as readonly string[]).includes(job.industry) ? { weight: 30, words: 'Your industry' } : null,
    rateReason(rep, job),
    skillsReason(rep, job),
    experienceReason(rep, job),
  ].filter((reason) => reason !== null);
  return {
    band: bandOf(rep, job),
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    reasons: found
      .filter(({ words }) => words !== '')
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ words }) => words),
  };
}

/** Which industries of jobs the industries of profiles mean; those that mean none of them are left out. */
const jobIndustryOf: Readonly<Record<string, JobIndustry>> = {
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

export function jobIndustries(named: readonly (string | null)[]): JobIndustry[] {
  const found = named.map((name) => jobIndustryOf[name?.toLowerCase() ?? '']).filter((one) => one !== undefined);
  return [...new Set(found)];
}
