import { bidForPlaces } from './auction.ts';
import {
  type AssignmentRules,
  assignmentRules,
  type Candidate,
  type JobWithPlaces,
  type RepWithCapacity,
} from './capacity.ts';
import { mendProposals } from './mend-proposals.ts';
import { openSeats, proposalsOf } from './seats.ts';

/**
 * Assigns reps to jobs, so that no rep is proposed for more than a few jobs of one day. Among the possible assignments, the best overall: an auction,
 * in which jobs bid for reps. Independent of the order of jobs and reps.
 * One job against existing proposals is the same with a single job.
 */
export function assignProposals(
  jobs: readonly JobWithPlaces[],
  reps: readonly RepWithCapacity[],
  rules: AssignmentRules = assignmentRules,
): ReadonlyMap<string, readonly Candidate[]> {
  const seats = openSeats(jobs, reps, rules);
  bidForPlaces(seats);
  mendProposals(seats);
  return proposalsOf(seats);
}
