import { useState } from 'react';
import type { ReceivedApplication, ReceivedCounts } from '#contract/applications/applications.ts';
import type { ApplicantFilters, ChosenApplications } from '#contract/applications/board.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { type BusinessAction, canApply } from '#domain/applications/application-lifecycle.ts';

/** Everyone in a list, shown or not. */
interface AllMatching {
  readonly status: ApplicationStatus | undefined;
  readonly filters: ApplicantFilters;
  /** As they were when selected. */
  readonly counts: ReceivedCounts;
}

export interface Chosen {
  /** As they are now, if a list shows them; in the order of selection. */
  readonly all: readonly ReceivedApplication[];
  /** Null: only those ticked. */
  readonly allMatching: AllMatching | null;
  readonly has: (applicationId: string) => boolean;
  readonly put: (applications: readonly ReceivedApplication[], chosen: boolean) => void;
  readonly chooseAllMatching: (allMatching: AllMatching) => void;
  readonly clear: () => void;
}

/**
 * Applicants that the business has ticked, to compare, invite or reject together.
 * @param shown everyone on the screen, in their current state
 */
export function useChosen(shown: readonly ReceivedApplication[]): Chosen {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ReceivedApplication>>(new Map());
  const [allMatching, setAllMatching] = useState<AllMatching | null>(null);
  const now = new Map(shown.map((application) => [application.id, application]));
  return {
    all: [...ticked.values()].map((one) => now.get(one.id) ?? one),
    allMatching,
    has: (applicationId) => ticked.has(applicationId),
    put: (applications, chosen) => {
      setAllMatching(null);
      setTicked((before) => {
        const after = new Map(before);
        for (const application of applications) {
          if (chosen) after.set(application.id, application);
          else after.delete(application.id);
        }
        return after;
      });
    },
    chooseAllMatching: setAllMatching,
    clear: () => {
      setAllMatching(null);
      setTicked(new Map());
    },
  };
}

/** How many of them an action is open to. */
export function countOpen({ status, counts }: Pick<AllMatching, 'status' | 'counts'>, action: BusinessAction): number {
  const statuses = status === undefined ? (['pending', 'interview'] as const) : [status];
  return statuses.filter((one) => canApply(action, one)).reduce((sum, one) => sum + counts[one], 0);
}

/** The targets of a bulk action. */
export interface Whom {
  readonly count: number;
  /** Their names as far as known here: of "everyone", those who were ticked. */
  readonly applications: readonly ReceivedApplication[];
  readonly chosen: ChosenApplications;
}

export function whomOf({ all, allMatching }: Pick<Chosen, 'all' | 'allMatching'>, action: BusinessAction): Whom {
  const applications = all.filter(({ status }) => canApply(action, status));
  if (allMatching === null) {
    const applicationIds = applications.map(({ id }) => id);
    return { count: applications.length, applications, chosen: { applicationIds } };
  }
  const { status, filters, counts } = allMatching;
  return {
    count: countOpen(allMatching, action),
    applications,
    chosen: { matching: { ...filters, ...(status && { status }), until: counts.readAt } },
  };
}
