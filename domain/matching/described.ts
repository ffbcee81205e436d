import type { RefusedWork } from '#contract/catalogue/tags.ts';
import type { RepRecord } from '#contract/reliability-records.ts';
import type { Point } from '../shared/distance.ts';

// No other personal data reaches the ranking: no name, photo, age, gender, identity number or address beyond the town.

export interface MatchPlace {
  readonly name: string;
  /** `National`: anywhere in the country. */
  readonly province: string;
  readonly point: Point | null;
}

export interface JobToMatch {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly industry: string;
  readonly place: MatchPlace | null;
  /** Pay for all the work of one rep. */
  readonly compensationCents: number | null;
  readonly hourlyRateCents: number | null;
  readonly duration: string | null;
  readonly requiredSkills: string | null;
  readonly startInDays: number | null;
  readonly experienceRequired: string;
  readonly jobType: string;
  readonly positions: number;
  /** Confirmed by the business, by ID. Null: never asked. */
  readonly tags: readonly string[] | null;
  /** One of the languages among the tags is enough. */
  readonly anyLanguage: boolean;
  /** The days of its schedule. None: they are agreed later. */
  readonly workingDays?: readonly string[];
  /** Its work ends after the hour from which work is night work. */
  readonly endsLate: boolean;
  /** The names of its required courses. */
  readonly askedCourses?: readonly string[];
  /** One of them is enough. */
  readonly anyCourse?: boolean;
}

export interface RepToMatch {
  readonly id: string;
  readonly home: MatchPlace | null;
  readonly preferred: MatchPlace | null;
  readonly industry: string | null;
  readonly preferredIndustry: string | null;
  readonly experience: 'entry' | 'junior' | 'mid' | 'senior' | null;
  readonly availability: string | null;
  readonly hourlyRateCents: number | null;
  readonly skills: readonly string[];
  readonly description: string | null;
  /** Those of the skills and sentences that name the rep, and so are quoted to no one. */
  readonly unquotable: readonly string[];
  /** Confirmed by them, by ID. Null: never asked. */
  readonly tags: readonly string[] | null;
  /** Work that they rule out. Null: never asked. */
  readonly refuses: readonly RefusedWork[] | null;
  /** The names of passed courses. */
  readonly certificates: readonly string[];
  /** Null: they opted out of being ranked by it. */
  readonly record: RankedRecord | null;
  readonly joinedDaysAgo: number | null;
}

/** Their reliability, which is all that ranking knows of how they worked. */
export interface RankedRecord extends RepRecord {
  /** The figure, from 0 to 1. */
  readonly share: number;
}
