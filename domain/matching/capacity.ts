export interface Candidate {
  readonly repId: string;
  /** How well the two fit, from 0 to 1. */
  readonly score: number;
}

export interface JobWithPlaces {
  readonly id: string;
  /** The maximum of proposals for it. */
  readonly places: number;
  /** Any names of days. Jobs without days compete with one another, as if they were all for one. */
  readonly days: readonly string[];
  /** Number of own applicants, without rejected ones. */
  readonly applicants: number;
  readonly candidates: readonly Candidate[];
  /** Reps with an existing proposal for it: they take places. */
  readonly existing: readonly string[];
}

export interface RepWithCapacity {
  readonly id: string;
  readonly newcomer: boolean;
  /** The days of each existing proposal. */
  readonly existing: readonly (readonly string[])[];
  /** Number of further ones, on days that none of these jobs has. */
  readonly elsewhere?: number;
}

export interface AssignmentRules {
  /** For how many jobs one rep is proposed for the same day. */
  readonly perDay: number;
  /** The share of a job's places reserved for newcomers. */
  readonly newcomerShare: number;
  /** The bonus on a score while there are no applicants. */
  readonly needWeight: number;
  /** How much better a rep has to fit for each proposal that they have already. */
  readonly spread: number;
  /** The value of a filled place, as a score: above it a worse rep elsewhere is not worth an empty place. */
  readonly placeWorth: number;
  /** How much better a rep may fit, and still give way to one without proposals. */
  readonly tolerance: number;
  /** The step of a bid. The total score is within this a place of the optimum. */
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

/** Some of the reps asked are busy, far or not accepted: how many are proposed for this many free positions. */
export const placesFor = (positions: number): number => Math.min(30, Math.max(6, 4 * positions));

/** Where ten wait for each free place, one more has little to win; where none does, they are missed. From 0.85 to 1. */
export const roomLeft = (waiting: number, placesLeft: number): number =>
  1 - 0.15 * Math.min(1, waiting / (10 * Math.max(1, placesLeft)));

/** From 0, as many applied as there are places, to 1, none. Jobs in need are recommended first. */
export const needOf = ({ places, applicants }: Pick<JobWithPlaces, 'places' | 'applicants'>): number =>
  places > 0 ? 1 - Math.min(1, applicants / places) : 0;

/** The weight of a fit: with it, those in need come first of those that fit about as well. */
export const inNeed = (score: number, need: number, { needWeight }: AssignmentRules): number =>
  score * (1 + needWeight * need);
