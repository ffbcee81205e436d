import type { interviewChanged } from '#server/features/applications/commands/lock-interview.ts';
import type { ApplicationChange } from '#server/features/applications/commands/record-step.ts';
import type { DescribedApplication } from '#server/features/applications/queries/describe-applications.ts';
import { findAnswered } from '#server/features/applications/queries/waiting-applicants.ts';
import { holdLists, markSettled, type Settled } from '#server/features/notifications/commands/mark-settled.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

type Status = ApplicationChange['status'] | NonNullable<(typeof interviewChanged)['payload']>['status'];

/** Which side need not look any more at what it was told of an interview, by what happened last. */
const outdated: Record<Exclude<Status, 'pending'>, { readonly proposal: boolean; readonly answer: boolean }> = {
  interview: { proposal: false, answer: false },
  // By the rep: of an interview that was agreed or could not be, or of the application.
  declined: { proposal: true, answer: false },
  withdrawn: { proposal: true, answer: false },
  // By the business, which need not be told any more how the rep answered.
  proposed: { proposal: true, answer: true },
  cancelled: { proposal: true, answer: true },
  rejected: { proposal: true, answer: true },
  accepted: { proposal: true, answer: true },
};

export interface Happened {
  readonly status: Status;
  /** The application was decided, invited or withdrawn: it waits no more. */
  readonly answered: boolean;
  readonly found: DescribedApplication;
}

/**
 * Before anybody is told what happened: what they were told before and is outdated by it becomes read. Returns whose lists
 * changed.
 */
export async function settleBefore(tx: Tx, happened: readonly Happened[]): Promise<string[]> {
  const settling = happened.flatMap(({ status, ...rest }) => (status === 'pending' ? [] : { status, ...rest }));
  if (settling.length === 0) return [];
  await holdLists(
    tx,
    settling.flatMap(({ found }) => [found.repUserId, found.businessUserId]),
  );
  const owners = new Map(
    settling.flatMap(({ answered, found }) => (answered ? [[found.jobId, found.businessUserId] as const] : [])),
  );
  // Asked only now: an applicant who comes meanwhile is told of after this transaction, and stays unread.
  const answeredJobs = owners.size > 0 ? await findAnswered(tx.db, [...owners.keys()]) : [];
  return markSettled(tx, [
    ...settling.flatMap(({ status, answered, found }): Settled[] => {
      const { proposal, answer } = outdated[status];
      const { applicationId: about, repUserId, businessUserId } = found;
      // A rep's own answer is told to the business after this.
      const byBusiness = answer && (answered || status !== 'accepted');
      return [
        ...(proposal ? [{ userId: repUserId, kinds: ['interview.proposed'] as const, about }] : []),
        ...(byBusiness
          ? [{ userId: businessUserId, kinds: ['interview.accepted', 'interview.declined'] as const, about }]
          : []),
      ];
    }),
    ...answeredJobs.map((about): Settled => ({ userId: owners.get(about) ?? '', kinds: ['applicants.new'], about })),
  ]);
}
