import { assignProposals } from './assign.ts';
import { assignmentRules, type JobWithPlaces } from './capacity.ts';

/** A rep who fits a job, with their existing proposals. */
export interface Choosable {
  readonly id: string;
  readonly score: number;
  readonly isNewcomer: boolean;
  readonly otherProposals: OtherProposals;
}

/** Number of their existing proposals. */
export interface OtherProposals {
  /** How many of those fit them at least as well, or are approved, and are on other days. */
  readonly elsewhere: number;
  /** Those on a day of this job. */
  readonly others: readonly OtherProposal[];
}

export interface OtherProposal {
  readonly jobId: string;
  readonly score: number;
  readonly days: readonly string[];
  /** A team member approved it: it does not give way. */
  readonly held: boolean;
}

export interface Chosen {
  /** The best first. */
  readonly ids: readonly string[];
  /** Proposals that give way to a better match, and for whom. */
  readonly displaced: readonly { readonly id: string; readonly jobId: string }[];
}

/** A worse fit of the profile is not proposed at all. */
export const leastScore = 0.2;
/** Further down no rep moves up. */
export const mostWeighed = 120;

export const namedDays = (days: readonly string[]): readonly string[] => (days.length > 0 ? days : ['undated']);

/**
 * Chooses the proposals for one job among existing ones: approved and better ones stay, worse ones give way, so that no rep is proposed for more than
 * a few jobs of one day.
 */
export function chooseProposals(
  job: Pick<JobWithPlaces, 'id' | 'places' | 'days' | 'applicants' | 'existing'>,
  fitting: readonly Choosable[],
): Chosen {
  const stays =
    ({ score }: Choosable) =>
    (one: OtherProposal) =>
      one.held || one.score >= score;
  const found = assignProposals(
    [{ ...job, candidates: fitting.map(({ id: repId, score }) => ({ repId, score })) }],
    fitting.map((one) => ({
      ...{ id: one.id, newcomer: one.isNewcomer, elsewhere: one.otherProposals.elsewhere },
      existing: one.otherProposals.others.filter(stays(one)).map(({ days }) => days),
    })),
  );
  const ids = (found.get(job.id) ?? []).map(({ repId }) => repId);
  const byId = new Map(fitting.map((one) => [one.id, one]));
  return { ids, displaced: ids.flatMap((id) => tooMany(byId.get(id), job.days)) };
}

/** The proposal beyond the limit of a day, once a rep gets one more: the worst of it. */
function tooMany(rep: Choosable | undefined, days: readonly string[]): Chosen['displaced'] {
  if (!rep) return [];
  const leaving = new Set<string>();
  for (const day of namedDays(days)) {
    const there = rep.otherProposals.others
      .filter((one) => namedDays(one.days).includes(day) && !leaving.has(one.jobId))
      .toSorted((one, other) => Number(other.held) - Number(one.held) || other.score - one.score);
    for (const { jobId, held } of there.slice(assignmentRules.perDay - 1)) if (!held) leaving.add(jobId);
  }
  return [...leaving].map((jobId) => ({ id: rep.id, jobId }));
}
