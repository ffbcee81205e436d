import { inArray } from 'drizzle-orm';
import type { NotificationContent, NotificationPortal } from '#contract/notifications/notifications.ts';
import { remindedOf } from '#domain/engagements/reminders.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isNotifiedOf } from '#texts/notifications/step-words.ts';
import type { CodeReplaced } from '../../engagements/attendance/commands/count-wrong-code.ts';
import type { MilestoneChange } from '../../engagements/commands/move-milestone.ts';
import {
  type DescribedMilestone,
  describeMilestones,
  describeOpened,
  findStepsToTell,
} from '../../engagements/queries/describe-work.ts';
import type { TermsChange } from '../../engagements/terms/commands/terms-changed.ts';
import { findTerms } from '../../engagements/terms/queries/find-terms.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { findKept } from '../../payments/hires/queries/find-kept.ts';
import { paymentRefunds } from '../../payments/tables.ts';
import type { Outcome } from './run-notifiers.ts';

const sides: readonly NotificationPortal[] = ['rep', 'business'];

/** Notifies accepted reps that there are terms to agree to. */
export async function ofOpenedWork(tx: Tx, opened: readonly { readonly engagementId: string }[]): Promise<Outcome> {
  const ids = opened.map(({ engagementId }) => engagementId);
  return {
    notifications: (await describeOpened(tx.db, ids)).map((work) =>
      toSide('rep', work, `work.opened ${work.engagementId}`, (facts) => ({ kind: 'work.opened', ...facts })),
    ),
  };
}

/** What a later step or reminder of the same milestone makes outdated. */
const kinds = ['work.opened', 'work.step', 'work.due'] as const;

type Step = Pick<MilestoneChange, 'stepId' | 'milestoneId' | 'from'>;

/** Notifies the side that didn't take the step; what either was notified of before is outdated. */
export async function ofSteps(tx: Tx, steps: readonly Step[]): Promise<Outcome> {
  const taken = await findStepsToTell(
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
  const onceOf = (stepId: string) => `work.step ${stepId}`;
  return {
    settles: steps.flatMap(({ stepId, milestoneId: about }) => {
      const work = works.get(about);
      const userIds = work ? [work.repUserId, work.businessUserId] : [];
      return userIds.map((userId) => ({ userId, kinds, about, byOnce: onceOf(stepId) }));
    }),
    notifications: taken.flatMap(({ id, milestoneId, move, by }) => {
      const work = works.get(milestoneId);
      const from = fromOf.get(id);
      if (!work || !from) return [];
      const described = { ...work, keptUntil: keptUntilOf.get(milestoneId) };
      return sides
        .filter((side) => isNotifiedOf(side, move, by))
        .map((side) =>
          toSide(side, described, onceOf(id), (facts) => ({ kind: 'work.step', ...facts, move, by, from })),
        );
    }),
  };
}

interface Near {
  readonly milestoneId: string;
  readonly dueAt: string;
}

/** Reminds the sides that have to act, unless it was done since or is due at another time. */
export async function ofDeadlines(tx: Tx, near: readonly Near[]): Promise<Outcome> {
  const works = await describeMilestones(
    tx.db,
    near.map(({ milestoneId }) => milestoneId),
  );
  const reminders = near.flatMap(({ milestoneId, dueAt }) => {
    const work = works.get(milestoneId);
    if (work?.milestone.dueAt?.toISOString() !== dueAt) return [];
    const { status, spoke } = work.milestone;
    const { deadline } = milestoneTraits[status];
    const once = `work.due ${milestoneId} ${dueAt}`;
    return (deadline === null ? [] : remindedOf(deadline))
      .filter((side) => deadline !== 'state' || !spoke?.includes(side))
      .map((side) => ({
        milestoneId,
        once,
        reminder: toSide(side, work, once, (facts) => ({ kind: 'work.due', ...facts })),
      }));
  });
  return {
    settles: reminders.map(({ milestoneId: about, once, reminder: { userId } }) => ({
      ...{ userId, kinds, about },
      byOnce: once,
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

/** Notifies of a change to the terms; what either side was notified of them before is outdated. */
export async function ofTerms(tx: Tx, { engagementId, version, what }: Terms): Promise<Outcome> {
  const [work] = await describeOpened(tx.db, [engagementId]);
  if (!work) return {};
  const terms = (await findTerms(tx.db, engagementId)).find((one) => one.terms.version === version)?.terms;
  const answerBy = what === 'proposed' ? (terms?.dueAt?.toISOString() ?? null) : null;
  const once = `work.terms ${engagementId} ${version} ${what}`;
  const { applicationId, jobId, jobTitle } = work;
  return {
    settles: [work.repUserId, work.businessUserId].map((userId) => ({
      userId,
      kinds: ['work.terms'],
      about: applicationId,
      byOnce: once,
    })),
    notifications: notifiedOfTerms[what].map((as) => {
      const { name, ...people } = peopleOf(as, work);
      const content = { as, applicationId, jobId, jobTitle, engagementId, what, answerBy, name };
      return { ...people, content: { kind: 'work.terms', ...content }, how: { once } };
    }),
  };
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
  const { id: milestoneId, number, startsAt, status, dueAt, repCents, platformCents, backCents } = milestone;
  const { deadline } = milestoneTraits[status];
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
