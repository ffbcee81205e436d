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
 * Who is proposed for which job, so that nobody is proposed for more than a few jobs of one day. Among what is left, the
 * best for all: an auction, in which jobs bid for reps. Not by the order in which jobs and reps are given.
 *
 * One job against what stands is the same with a single job.
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
