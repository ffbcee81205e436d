import type { MatchHint } from '#contract/applications/applications.ts';
import type { jobExperience } from '#contract/jobs/options.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { repExperience } from '#contract/profiles/options.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { searchWords } from '#domain/jobs/search-words.ts';
import { clashingDays, daysMissed, travelBufferMinutes } from '#domain/profiles/work-calendar.ts';
import { quantity } from '#domain/shared/quantity.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { nameDays } from '../jobs/schedule.ts';

interface Place {
  readonly name: string;
  readonly province: string;
}

/** What a rep says about themselves; null is what they left out. */
export interface Applicant {
  readonly home: Place | null;
  readonly preferred: Place | null;
  readonly experience: (typeof repExperience)[number]['value'] | null;
  readonly hourlyRateCents: number | null;
  readonly skills: readonly string[];
  readonly calendar: WorkCalendar;
  /** Other jobs with days for which they were accepted. */
  readonly accepted: readonly Scheduled[];
}

export interface Offer extends Scheduled {
  readonly location: Place;
  readonly hourlyRateCents: number | null;
  readonly experienceRequired: (typeof jobExperience)[number];
  readonly requiredSkills: string | null;
}

/** The province of jobs offered anywhere in the country. */
const anywhere = 'National';

const same = (one: Place, other: Place) => one.name === other.name && one.province === other.province;

function placeHint({ home, preferred }: Applicant, { location }: Offer): MatchHint | null {
  if (location.province === anywhere) return { fits: true, words: 'The job can be done anywhere' };
  if (home && same(home, location)) return { fits: true, words: `Lives in ${location.name}` };
  if (preferred && same(preferred, location)) return { fits: true, words: `Wants to work in ${location.name}` };
  if (home?.province === location.province) return { fits: true, words: `Lives in ${home.name}, the same province` };
  if (home && home.province !== anywhere) return { fits: false, words: `Lives in ${home.name}, ${home.province}` };
  return null;
}

const years = { 'Entry Level': 0, '1-2 years': 1, '3-5 years': 2, '5+ years': 3 } as const;
const ranks = { entry: 0, junior: 1, mid: 2, senior: 3 } as const;

function experienceHint({ experience }: Applicant, { experienceRequired }: Offer): MatchHint | null {
  if (experience === null) return null;
  const label = repExperience.find(({ value }) => value === experience)?.label ?? experience;
  const room = ranks[experience] - years[experienceRequired];
  if (room === 0) return { fits: true, words: `${label}, as you asked for` };
  return room > 0
    ? { fits: true, words: `${label}, more than you asked for` }
    : { fits: false, words: `${label}, but you asked for ${experienceRequired}` };
}

function rateHint({ hourlyRateCents: asked }: Applicant, { hourlyRateCents: paid }: Offer): MatchHint | null {
  if (asked === null || paid === null) return null;
  if (asked <= paid)
    return { fits: true, words: `Asks for ${formatRand(asked)} an hour, within your ${formatRand(paid)}` };
  return { fits: false, words: `Asks for ${formatRand(asked)} an hour, but you pay ${formatRand(paid)}` };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).flatMap(searchWords);

/** The requested skills, as written: with commas, semicolons or lines between them. */
const skillsAsked = (requiredSkills: string | null): string[] =>
  (requiredSkills ?? '')
    .split(/[,;\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => wordsOf(skill).length > 0);

function skillsHint({ skills }: Applicant, { requiredSkills }: Offer): MatchHint | null {
  const asked = skillsAsked(requiredSkills);
  if (asked.length === 0 || skills.length === 0) return null;
  const named = skills.map((skill) => new Set(wordsOf(skill))).filter(({ size }) => size > 0);
  const found = asked.filter((skill) => {
    const words = wordsOf(skill);
    return named.some((own) => words.every((word) => own.has(word)) || [...own].every((word) => words.includes(word)));
  });
  const [first, second, ...more] = found;
  if (first === undefined) return { fits: false, words: 'Lists none of the skills you asked for' };
  if (second === undefined) return { fits: true, words: `Lists ${first}` };
  return {
    fits: true,
    words: `Lists ${first}${more.length > 0 ? `, ${second} and ${more.length} more` : ` and ${second}`}`,
  };
}

/** This business may not see what the other work is, nor for whom. */
function daysHints({ calendar, accepted }: Applicant, job: Offer, today: string): (MatchHint | null)[] {
  const days = workingDays(job).filter((day) => day >= today);
  if (days.length === 0) return [];
  const clashing = new Set(accepted.flatMap((other) => clashingDays(job, other, today)));
  const close = new Set(accepted.flatMap((other) => clashingDays(job, other, today, travelBufferMinutes)));
  const taken = days.filter((day) => clashing.has(day));
  const missed = daysMissed(calendar, job, today).filter((day) => !clashing.has(day));
  const said = calendar.weekdays !== null || calendar.daysOff.length > 0;
  const near = days.filter((day) => !clashing.has(day) && close.has(day));
  if (taken.length === 0 && missed.length === 0 && near.length === 0)
    return [said ? { fits: true, words: days.length === 1 ? 'Can work that day' : 'Can work on all days' } : null];
  return [
    taken.length > 0 ? { fits: false, words: `Has other work on ${nameDays(taken)}`, overlaps: true } : null,
    near.length > 0
      ? {
          fits: false,
          words: `Has other work within ${quantity(travelBufferMinutes, 'minute')} of this gig on ${nameDays(near)}`,
        }
      : null,
    missed.length > 0 ? { fits: false, words: `Can’t work on ${nameDays(missed)}` } : null,
  ];
}

/** Compares a rep's profile with a job. Only what both name is compared, and no rep is ranked. */
export function matchApplication(rep: Applicant, job: Offer, today: string): MatchHint[] {
  return [
    placeHint(rep, job),
    ...daysHints(rep, job, today),
    skillsHint(rep, job),
    experienceHint(rep, job),
    rateHint(rep, job),
  ].filter((hint) => hint !== null);
}
