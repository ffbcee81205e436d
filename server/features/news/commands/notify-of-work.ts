import { inArray } from 'drizzle-orm';
import { type TermsStatus, termsEvents } from '#contract/engagements/options.ts';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { shareEarned } from '#domain/engagements/money.ts';
import { remindedOf } from '#domain/engagements/reminders.ts';
import { deadlineKindOf, rulingStage } from '#domain/engagements/rulings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isNotifiedOf } from '#texts/notifications/step-words.ts';
import type { CodeReplaced } from '../../engagements/attendance/commands/count-wrong-code.ts';
import type { MilestoneChange } from '../../engagements/commands/move-milestone.ts';
import {
  type DescribedMilestone,
  describeMilestones,
  describeOpened,
  findLastSteps,
  findStepsToNotify,
} from '../../engagements/queries/describe-work.ts';
import type { TermsChange } from '../../engagements/terms/commands/terms-changed.ts';
import { findTerms } from '../../engagements/terms/queries/find-terms.ts';
import type { Settled } from '../../notifications/commands/mark-settled.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { findKept } from '../../payments/hires/queries/find-kept.ts';
import { paymentRefunds } from '../../payments/tables.ts';
import type { Outcome } from './run-notifiers.ts';

const sides: readonly NotificationPortal[] = ['rep', 'business'];

/** Notifies accepted reps that there are terms to agree to. */
export async function ofOpenedWork(tx: Tx, opened: readonly { readonly engagementId: string }[]): Promise<Outcome[]> {
  const ids = opened.map(({ engagementId }) => engagementId);
  const works = await describeOpened(tx.db, ids);
  const notifications = works.map((work) =>
    toSide('rep', work, onceOf.opened(work), (facts) => ({ kind: 'work.opened', ...facts })),
  );
  return [{ notifications }, { settles: await outdated(tx, works) }];
}

const onceOf = {
  opened: ({ engagementId }: Pick<DescribedMilestone, 'engagementId'>) => `work.opened ${engagementId}`,
  step: ({ id }: { readonly id: string }) => `work.step ${id}`,
  due: ({ id, dueAt }: DescribedMilestone['milestone']) => `work.due ${id} ${dueAt?.toISOString()}`,
};

/** Kinds that a later step or reminder of the same milestone makes outdated. */
const kinds = ['work.opened', 'work.step', 'work.due'] as const;

/**
 * Everything about these milestones except their last step and the reminder of a deadline that still runs. Workers may run notices out of order
 * and repeat them. Settling follows the insert, so a step that is already outdated is listed as read, and neither emailed nor pushed.
 */
async function outdated(tx: Tx, works: readonly DescribedMilestone[]): Promise<Settled[]> {
  const lastOf = await findLastSteps(
    tx.db,
    works.map(({ milestone }) => milestone.id),
  );
  return works.flatMap((work) => {
    const { milestone } = work;
    const last = lastOf.get(milestone.id);
    const current = last ? onceOf.step(last) : onceOf.opened(work);
    const reminded = remindedSides(milestone);
    return sides.map((side) => ({
      userId: peopleOf(side, work).userId,
      ...{ kinds, about: milestone.id },
      except: reminded.includes(side) ? [current, onceOf.due(milestone)] : [current],
    }));
  });
}

/** The sides that have to act before the current deadline. */
function remindedSides(milestone: DescribedMilestone['milestone']): readonly NotificationPortal[] {
  const deadline = deadlineKindOf(milestone);
  if (deadline === null || milestone.dueAt === null) return [];
  const acted = { state: milestone.spoke, appeal_decision: milestone.acceptedBy } as const;
  const done: readonly NotificationPortal[] = deadline in acted ? acted[deadline as keyof typeof acted] : [];
  return remindedOf(deadline).filter((side) => !done.includes(side));
}

type Step = Pick<MilestoneChange, 'stepId' | 'milestoneId' | 'from'>;

/** Notifies the side that didn't take the step. Earlier notifications of both sides are outdated. */
export async function ofSteps(tx: Tx, steps: readonly Step[]): Promise<Outcome[]> {
  const taken = await findStepsToNotify(
    tx.db,
    steps.map(({ stepId }) => stepId),
  );
  const works = await describeMilestones(
    tx.db,
    steps.map(({ milestoneId }) => milestoneId),
  );
  const kept = await findKept(tx.db, inArray(paymentRefunds.milestoneId, [...works.keys()]));
  const keptUntilOf = new Map(kept.map(({ milestoneId, waitUntil }) => [milestoneId, waitUntil]));
  const fromOf = new Map(steps.map(({ stepId, from }) => [stepId, from]));
  const notifications = taken.flatMap(({ id, milestoneId, move, by }) => {
    const work = works.get(milestoneId);
    const from = fromOf.get(id);
    if (!work || !from) return [];
    const described = { ...work, keptUntil: keptUntilOf.get(milestoneId) };
    const once = onceOf.step({ id });
    return sides
      .filter((side) => isNotifiedOf(side, move, by))
      .map((side) => toSide(side, described, once, (facts) => ({ kind: 'work.step', ...facts, move, by, from })));
  });
  return [{ notifications }, { settles: await outdated(tx, [...works.values()]) }];
}

interface Near {
  readonly milestoneId: string;
  readonly dueAt: string;
}

/** Reminds the sides that have to act, unless they have acted or the deadline has moved. */
export async function ofDeadlines(tx: Tx, near: readonly Near[]): Promise<Outcome> {
  const works = await describeMilestones(
    tx.db,
    near.map(({ milestoneId }) => milestoneId),
  );
  const lastOf = await findLastSteps(tx.db, [...works.keys()]);
  const reminders = near.flatMap(({ milestoneId, dueAt }) => {
    const work = works.get(milestoneId);
    if (work?.milestone.dueAt?.toISOString() !== dueAt) return [];
    const once = onceOf.due(work.milestone);
    const last = lastOf.get(milestoneId);
    // The steps that change no deadline may have been taken after the reminder.
    const except = last?.move === 'state' || last?.move === 'accept_decision' ? [once, onceOf.step(last)] : [once];
    return remindedSides(work.milestone).map((side) => ({
      ...{ milestoneId, except },
      reminder: toSide(side, work, once, (facts) => ({ kind: 'work.due', ...facts })),
    }));
  });
  return {
    settles: reminders.map(({ milestoneId: about, except, reminder: { userId } }) => ({
      ...{ userId, kinds, about, except },
    })),
    notifications: reminders.map(({ reminder }) => reminder),
  };
}

/** Notifies the business of new check-in codes. */
export async function ofReplacedCodes(tx: Tx, codes: readonly CodeReplaced[]): Promise<Outcome> {
  const works = await describeMilestones(
    tx.db,
    codes.map(({ milestoneId }) => milestoneId),
  );
  return {
    notifications: codes.flatMap(({ milestoneId, day, version }) => {
      const work = works.get(milestoneId);
      const once = `work.code ${milestoneId} ${day} ${version}`;
      return work ? [toSide('business', work, once, (facts) => ({ kind: 'work.code_replaced', ...facts }))] : [];
    }),
  };
}

const notifiedOfTerms: Record<TermsChange['what'], readonly NotificationPortal[]> = {
  replaced: ['rep'],
  proposed: ['rep'],
  taken_back: ['rep'],
  agreed: ['business'],
  declined: ['business'],
  lapsed: ['rep', 'business'],
};

type Terms = Pick<TermsChange, 'engagementId' | 'version' | 'what'>;

/** The status of terms after it. */
const statusAfter: Record<TermsChange['what'], TermsStatus> = {
  replaced: 'in_force',
  agreed: 'in_force',
  proposed: 'proposed',
  taken_back: 'taken_back',
  declined: 'declined',
  lapsed: 'lapsed',
};

/** Notifies of a change to the terms; of what either side was notified before or since, all but the last change is outdated. */
export async function ofTerms(tx: Tx, { engagementId, version, what }: Terms): Promise<readonly Outcome[]> {
  const [work] = await describeOpened(tx.db, [engagementId]);
  if (!work) return [];
  const versions = await findTerms(tx.db, engagementId);
  const terms = versions.find((one) => one.terms.version === version)?.terms;
  const last = versions.at(-1)?.terms;
  const answerBy = what === 'proposed' ? (terms?.dueAt?.toISOString() ?? null) : null;
  const onceOfTerms = (one: number, change: TermsChange['what']) => `work.terms ${engagementId} ${one} ${change}`;
  const except = termsEvents.flatMap((one) =>
    statusAfter[one] === last?.status ? [onceOfTerms(last.version, one)] : [],
  );
  const { applicationId, jobId, jobTitle } = work;
  const notifications = notifiedOfTerms[what].map((as): NewNotification => {
    const { name, ...people } = peopleOf(as, work);
    const content = { as, applicationId, jobId, jobTitle, engagementId, what, answerBy, name };
    return { ...people, content: { kind: 'work.terms', ...content }, how: { once: onceOfTerms(version, what) } };
  });
  const settles = [work.repUserId, work.businessUserId].map((userId) => ({
    ...{ userId, except, about: applicationId },
    kinds: ['work.terms'] as const,
  }));
  return [{ notifications }, { settles }];
}

const peopleOf = (as: NotificationPortal, { repUserId, repName, businessUserId, companyName }: DescribedMilestone) =>
  as === 'rep'
    ? { userId: repUserId, aboutUserId: businessUserId, name: companyName }
    : { userId: businessUserId, aboutUserId: repUserId, name: repName };

type OfWork = Omit<Extract<NotificationContent, { kind: 'work.opened' }>, 'kind'>;

/** The amounts in it are that side's own. */
function toSide(
  as: NotificationPortal,
  work: DescribedMilestone & { readonly keptUntil?: Date | undefined },
  once: string,
  contentOf: (facts: OfWork) => NotificationContent,
): NewNotification {
  const { milestone, weeks, applicationId, jobId, jobTitle, engagementId } = work;
  const { id: milestoneId, number, startsAt, dueAt } = milestone;
  const deadline = deadlineKindOf(milestone);
  // Before a decision is carried out, what it awards.
  const { repCents, platformCents, backCents } =
    rulingStage(milestone) === null ? milestone : shareEarned(work.agreed, milestone.ruledCents ?? 0n);
  const { name, ...people } = peopleOf(as, work);
  const content = contentOf({
    ...{ as, applicationId, jobId, jobTitle, engagementId, milestoneId, name },
    week: weeks > 1 ? number : null,
    startsAt: startsAt?.toISOString() ?? null,
    due: deadline && dueAt ? { kind: deadline, at: dueAt.toISOString() } : null,
    cents: Number(as === 'rep' ? work.takeHomeCents : work.priceCents),
    settledCents: Number(as === 'rep' ? repCents : repCents + platformCents),
    backCents: Number(backCents),
    chargedBack: milestone.chargedBackAt !== null,
    keptUntil: work.keptUntil?.toISOString() ?? null,
  });
  return { ...people, content, how: { once } };
}
