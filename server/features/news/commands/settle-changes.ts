import type { Tx } from '#server/platform/db/transaction.ts';
import { findAnswered } from '../../applications/queries/waiting-applicants.ts';
import { markSettled, type Settled } from '../../notifications/commands/mark-settled.ts';
import type { UntoldChange } from '../present.ts';
import type { KeptChange } from '../tables.ts';

type Settling = Exclude<KeptChange['status'], 'pending'>;

/** Which side need not look any more at what it was told of an interview, by what happened last. */
const outdated: Record<Settling, { readonly proposal: boolean; readonly answer: boolean }> = {
  interview: { proposal: false, answer: false },
  // By the rep: of an interview that was agreed or could not be, or of the application.
  declined: { proposal: true, answer: true },
  withdrawn: { proposal: true, answer: false },
  // By the business, which need not be told any more how the rep answered.
  proposed: { proposal: true, answer: true },
  cancelled: { proposal: true, answer: true },
  rejected: { proposal: true, answer: true },
  accepted: { proposal: true, answer: true },
  // Told with the work.
  ended: { proposal: false, answer: false },
};

/**
 * Before anybody is told what happened: what they were told before and is outdated by it becomes read. After `holdLists`.
 * Returns whose lists changed.
 */
export async function settleBefore(tx: Tx, changes: readonly UntoldChange[]): Promise<string[]> {
  const settling = changes.flatMap(({ change, ...rest }) => {
    const { of, status } = change;
    // The application was decided, invited or withdrawn: it waits no more.
    return status === 'pending' ? [] : { ...rest, status, answered: of === 'application' };
  });
  const owners = new Map(
    settling.flatMap(({ answered, about, businessUserId }) =>
      answered ? [[about.jobId, businessUserId] as const] : [],
    ),
  );
  // Asked only with the lists in hand: an applicant who comes meanwhile is told of after this, and stays unread.
  const answeredJobs = owners.size > 0 ? await findAnswered(tx.db, [...owners.keys()]) : [];
  return markSettled(tx, [
    ...settling.flatMap(({ status, answered, applicationId: about, repUserId, businessUserId }): Settled[] => {
      const { proposal, answer } = outdated[status];
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
