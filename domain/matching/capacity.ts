export interface Candidate {
  readonly repId: string;
  /** How well the two fit, from 0 to 1. */
  readonly score: number;
}

export interface JobWithPlaces {
  readonly id: string;
  /** How many reps are to be proposed for it at most. */
  readonly places: number;
  /** Any names of days. Jobs without days compete with one another, as if they were all for one. */
  readonly days: readonly string[];
  /** How many applied by themselves, and were not turned down. */
  readonly applicants: number;
  readonly candidates: readonly Candidate[];
  /** Reps who are proposed for it already, and stay: they take places. */
  readonly standing: readonly string[];
}

export interface RepWithCapacity {
  readonly id: string;
  readonly newcomer: boolean;
  /** The days of each proposal that is made already, and stays. */
  readonly standing: readonly (readonly string[])[];
  /** How many more there are, of days that none of these jobs has. */
  readonly elsewhere?: number;
}

export interface AssignmentRules {
  /** For how many jobs one rep is proposed for the same day. */
  readonly perDay: number;
  /** The share of a job's places that newcomers have first. */
  readonly newcomerShare: number;
  /** By which share a score counts for more while nobody has applied. */
  readonly needWeight: number;
  /** What a rep has to fit better for each proposal that they have already. */
  readonly spread: number;
  /** What it is worth that a place is taken at all, as a score: above it a worse rep elsewhere is not worth an empty place. */
  readonly placeWorth: number;
  /** How much better a rep may fit, and still give way to one who is proposed nowhere. */
  readonly tolerance: number;
  /** By how much a bid is raised. The total score is below the best there is by no more than this a place. */
  readonly step: number;
}

export const assignmentRules: AssignmentRules = {
  perDay: 3,
  newcomerShare: 0.25,
  needWeight: 0.15,
  spread: 0.04,
  placeWorth: 0.25,
  tolerance: 0.1,
  step: 0.02,
};

/** Of some reps who are asked, some are busy, far or not taken: how many are proposed for this many positions that are left. */
export const placesFor = (positions: number): number => Math.min(30, Math.max(6, 4 * positions));

/** Where ten wait for each place that is left, one more has little to win; where nobody does, they are missed. From 0.85 to 1. */
export const roomLeft = (waiting: number, placesLeft: number): number =>
  1 - 0.15 * Math.min(1, waiting / (10 * Math.max(1, placesLeft)));

/** From 0, as many applied as there are places, to 1, nobody. Jobs in need are recommended first. */
export const needOf = ({ places, applicants }: Pick<JobWithPlaces, 'places' | 'applicants'>): number =>
  places > 0 ? 1 - Math.min(1, applicants / places) : 0;

/** What a fit counts for: with it, those in need come first of those that fit about as well. */
export const inNeed = (score: number, need: number, { needWeight }: AssignmentRules): number =>
  score * (1 + needWeight * need);
