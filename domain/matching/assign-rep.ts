import {
  type AssignmentRules,
  assignmentRules,
  inNeed,
  type JobWithPlaces,
  needOf,
  type RepWithCapacity,
} from './capacity.ts';

/** A rep who is proposed for a job. */
export interface Proposed {
  readonly repId: string;
  readonly score: number;
  readonly newcomer: boolean;
  /** Number of jobs they are proposed for, this one included. */
  readonly proposals: number;
  /** No person has reviewed it, or decided to keep it. */
  readonly mayLeave: boolean;
}

export interface JobToJoin extends Pick<JobWithPlaces, 'id' | 'places' | 'days' | 'applicants'> {
  readonly score: number;
  readonly proposed: readonly Proposed[];
}

export interface Joined {
  readonly jobId: string;
  /** The rep whose proposal it replaces. */
  readonly insteadOf: string | null;
}

/** For a new rep, or one whose profile changed: the jobs for which they are proposed now, besides the existing ones. */
export function assignRep(
  rep: RepWithCapacity,
  jobs: readonly JobToJoin[],
  rules: AssignmentRules = assignmentRules,
): Joined[] {
  const load = new Map<string, number>();
  const add = (days: readonly string[]) => {
    for (const day of daysOf(days)) load.set(day, (load.get(day) ?? 0) + 1);
  };
  rep.existing.forEach(add);
  const joined: Joined[] = [];
  const worth = (job: JobToJoin) => inNeed(job.score, needOf(job), rules);
  for (const job of jobs.toSorted((one, other) => worth(other) - worth(one) || (one.id < other.id ? -1 : 1))) {
    if (daysOf(job.days).some((day) => (load.get(day) ?? 0) >= rules.perDay)) continue;
    const insteadOf = job.proposed.length < job.places ? null : whoLeaves(rep, job, joined.length, rules);
    if (insteadOf === undefined) continue;
    joined.push({ jobId: job.id, insteadOf });
    add(job.days);
  }
  return joined;
}

const daysOf = (days: readonly string[]) => (days.length > 0 ? [...new Set(days)] : ['undated']);

/** Undefined: no rep does. */
function whoLeaves(
  rep: RepWithCapacity,
  { proposed, places, score }: JobToJoin,
  joined: number,
  { newcomerShare, spread, step, tolerance }: AssignmentRules,
): string | undefined {
  const quota = Math.min(Math.ceil(newcomerShare * places), places - 1);
  const newcomers = proposed.filter(({ newcomer }) => newcomer).length;
  const own = score - spread * (rep.existing.length + joined);
  const isAlone = rep.existing.length + joined === 0;
  const leaving = proposed
    .filter(({ mayLeave, newcomer }) => mayLeave && (rep.newcomer || !newcomer || newcomers > quota))
    .filter(
      (one) =>
        one.score - spread * (one.proposals - 1) + step < own ||
        (rep.newcomer && !one.newcomer && newcomers < quota) ||
        (isAlone && one.proposals > 1 && one.score <= score + tolerance),
    )
    .toSorted(
      (one, other) => one.score - other.score || other.proposals - one.proposals || (one.repId > other.repId ? -1 : 1),
    );
  return leaving[0]?.repId;
}
