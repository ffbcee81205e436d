import type { NotificationPortal } from '#contract/notifications/notifications.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeOpened } from '../../engagements/queries/describe-work.ts';
import type { TermsChange } from '../../engagements/terms/commands/terms-changed.ts';
import { findTerms } from '../../engagements/terms/queries/find-terms.ts';
import { holdLists, markSettled } from '../../notifications/commands/mark-settled.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';

/** The name of the task, for those who only add it. */
export const tellTermsTask = 'news.tell_terms';

export type TermsToTell = Pick<TermsChange, 'engagementId' | 'version' | 'what'>;

/** Whom it is news to. */
const told: Record<TermsChange['what'], readonly NotificationPortal[]> = {
  replaced: ['rep'],
  proposed: ['rep'],
  taken_back: ['rep'],
  agreed: ['business'],
  declined: ['business'],
  lapsed: ['rep', 'business'],
};

/** The terms of some work are others, or somebody wants or wanted them to be: the other side is told in the background. */
export async function announceTerms(tx: Tx, { engagementId, version, what }: TermsChange): Promise<void> {
  await tx.enqueue<TermsToTell>(tellTermsTask, { engagementId, version, what });
}

/** Done again, it tells nobody twice. What was told before of the terms of this work counts as read. */
export async function tellTerms(tx: Tx, { engagementId, version, what }: TermsToTell): Promise<void> {
  const [people] = await describeOpened(tx.db, [engagementId]);
  if (!people) return;
  const there = await holdLists(tx, [people.repUserId, people.businessUserId]);
  // With the lists in hand: an account that is being closed has gone by now, or waits and then takes its name out again.
  const [described] = await describeOpened(tx.db, [engagementId]);
  if (!described) return;
  const { applicationId, jobId, jobTitle, repName, companyName, repUserId, businessUserId } = described;
  const terms = (await findTerms(tx.db, engagementId)).find((one) => one.terms.version === version)?.terms;
  const once = `work.terms ${engagementId} ${version} ${what}`;
  const settled = await markSettled(
    tx,
    [repUserId, businessUserId]
      .filter((userId) => there.has(userId))
      .map((userId) => ({ userId, kinds: ['work.terms'], about: applicationId, unlessOnce: once })),
  );
  const answerBy = what === 'proposed' ? (terms?.dueAt?.toISOString() ?? null) : null;
  const tellings = await tellUsers(
    tx,
    told[what].map((as) => {
      const [userId, other] = as === 'rep' ? [repUserId, businessUserId] : [businessUserId, repUserId];
      return {
        userId,
        aboutUserId: there.has(other) ? other : null,
        content: {
          kind: 'work.terms' as const,
          ...{ as, applicationId, jobId, jobTitle, engagementId, what, answerBy },
          name: as === 'rep' ? companyName : repName,
        },
        how: { once },
      };
    }),
  );
  await publishLive(tx, [...settled, ...tellings], { type: 'notification.changed' });
}
