import { vettingNews } from '#contract/notifications/notifications.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { holdLists, markSettled } from '../../notifications/commands/mark-settled.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import type { VettingStepTaken } from '../../vetting/commands/record-vetting-step.ts';
import { findOwnerOfCase, type LastStep, lastSteps } from '../../vetting/queries/last-steps.ts';

/** The name of the task, for those who only add it. */
export const tellVettingTask = 'news.tell_vetting';

export type VettingToTell = Pick<VettingStepTaken, 'vettingId'>;

/** Somebody's case moved: they are told in the background. */
export async function announceVetting(tx: Tx, { vettingId }: VettingToTell): Promise<void> {
  await tx.enqueue<VettingToTell>(tellVettingTask, { vettingId });
}

const onceOf = ({ stepId }: Pick<LastStep, 'stepId'>) => `vetting.moved ${stepId}`;

/** Whichever task comes first tells where the case stands by then: of what a later step has outdated, nobody is told. */
export async function tellOfVetting(tx: Tx, { vettingId }: VettingToTell): Promise<void> {
  const owner = await findOwnerOfCase(tx.db, vettingId);
  if (!owner) return;
  const { userId, userType } = owner;
  await holdLists(tx, [userId]);
  // Only with the list in hand: of two tasks at once the second reads what happened before the first one told.
  const steps = await lastSteps(tx.db, vettingId);
  const news = steps.flatMap(({ step: taken, document, ...about }): News[] => {
    const step = vettingNews.find((one) => one === taken);
    if (!step) return [];
    const content = { kind: 'vetting.moved' as const, vettingId, userType, step, document };
    return [{ userId, aboutUserId: null, content, how: { once: onceOf(about) } }];
  });
  const [last] = steps;
  const outdates = last && last.step !== 'document_asked';
  const settled = outdates
    ? await markSettled(tx, [{ userId, kinds: ['vetting.moved'], about: vettingId, unlessOnce: onceOf(last) }])
    : [];
  const told = await tellUsers(tx, news);
  await publishLive(tx, [...settled, ...told], { type: 'notification.changed' });
}
