import type { ApplicantSort } from '#contract/applications/board.ts';
import { repExperience } from '#contract/profiles/options.ts';

type Experience = (typeof repExperience)[number]['value'];

/** The sort keys of applicants. Null is missing or not measurable. */
export interface Ordered {
  readonly id: string;
  readonly appliedAt: Date;
  /** From 0 to 1: how well they fit the job. */
  readonly fit: number | null;
  readonly hourlyRateCents: number | null;
  readonly km: number | null;
  readonly experience: Experience | null;
}

const rankOf = (experience: Experience) => repExperience.findIndex(({ value }) => value === experience);

/** Smallest first, null last. */
export const rankBy: Record<ApplicantSort, (applicant: Ordered) => number | null> = {
  newest: () => 0,
  fit: ({ fit }) => (fit === null ? null : -fit),
  rate: ({ hourlyRateCents }) => hourlyRateCents,
  distance: ({ km }) => km,
  experience: ({ experience }) => (experience === null ? null : -rankOf(experience)),
};

/** A position in such an order. */
export interface Rank {
  readonly rank: number | null;
  readonly at: Date;
  readonly id: string;
}

/** Within a rank the newest comes first. */
export function compareRanks(one: Rank, other: Rank): number {
  return (
    (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY) ||
    other.at.getTime() - one.at.getTime() ||
    (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)
  );
}

/** Those known to have at least this much. */
export const experienceFrom = (least: Experience): Experience[] =>
  repExperience.map(({ value }) => value).filter((value) => rankOf(value) >= rankOf(least));
