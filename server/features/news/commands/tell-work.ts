import { inArray } from 'drizzle-orm';
import type { NotificationContent, NotificationPortal } from '#contract/notifications/notifications.ts';
import { remindedOf } from '#domain/engagements/reminders.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { isToldOf } from '#domain/engagements/work-news.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { CodeReplaced } from '../../engagements/attendance/commands/count-wrong-code.ts';
import type { MilestoneChange } from '../../engagements/commands/move-milestone.ts';
import type { engagementOpened } from '../../engagements/commands/open-engagement.ts';
import type { deadlineNear } from '../../engagements/commands/remind-of-deadlines.ts';
import {
  type DescribedMilestone,
  describeMilestones,
  describeOpened,
  findStepsToTell,
} from '../../engagements/queries/describe-work.ts';
import { holdLists, markSettled } from '../../notifications/commands/mark-settled.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import { findKept } from '../../payments/hires/queries/find-kept.ts';
import { paymentRefunds } from '../../payments/tables.ts';

/** The name of the task, for those who only add it. */
export const tellWorkTask = 'news.tell_work';

type Opened = NonNullable<(typeof engagementOpened)['payload']>;
type Near = NonNullable<(typeof deadlineNear)['payload']>;
type Step = Pick<MilestoneChange, 'stepId' | 'milestoneId' | 'from'>;

export interface WorkToTell {
  readonly opened: readonly Opened[];
  readonly steps: readonly Step[];
  readonly near: readonly Near[];
  readonly codes: readonly CodeReplaced[];
}

const nothing: WorkToTell = { opened: [], steps: [], near: [], codes: [] };

/** Somebody was accepted, and has terms to agree to. */
export const announceOpened = (tx: Tx, opened: readonly Opened[]): Promise<void> =>
  tx.enqueue<WorkToTell>(tellWorkTask, { ...nothing, opened });

/** Agreed work was moved on. */
export const announceSteps = (tx: Tx, changes: readonly MilestoneChange[]): Promise<void> =>
  tx.enqueue<WorkToTell>(tellWorkTask, {
    ...nothing,
    steps: changes.map(({ stepId, milestoneId, from }) => ({ stepId, milestoneId, from })),
  });

/** Deadlines of agreed work are near. */
export const announceDeadlines = (tx: Tx, near: readonly Near[]): Promise<void> =>
  tx.enqueue<WorkToTell>(tellWorkTask, { ...nothing, near });

/** The check-in code of a day was replaced. */
export const announceCode = (tx: Tx, code: CodeReplaced): Promise<void> =>
  tx.enqueue<WorkToTell>(tellWorkTask, { ...nothing, codes: [code] });

const sides: readonly NotificationPortal[] = ['rep', 'business'];

type OfWork = Omit<Extract<NotificationContent, { kind: 'work.opened' }>, 'kind'>;

type ToTell = DescribedMilestone & { readonly keptUntil?: Date | undefined };

/** What is said of it to one side, and to whom. */
function toSide(described: ToTell, as: NotificationPortal) {
  const { milestone, weeks, applicationId, jobId, jobTitle, engagementId } = described;
  const {
    id: milestoneId,
    number,
    startsAt,
    status,
    dueAt,
    repCents,
    platformCents,
    backCents,
    chargedBackAt,
  } = milestone;
  const { deadline } = milestoneTraits[status];
  const isRep = as === 'rep';
  const facts: OfWork = {
    ...{ as, applicationId, jobId, jobTitle, engagementId, milestoneId },
    name: isRep ? described.companyName : described.repName,
    week: weeks > 1 ? number : null,
    startsAt: startsAt?.toISOString() ?? null,
    due: deadline && dueAt ? { kind: deadline, at: dueAt.toISOString() } : null,
    cents: Number(isRep ? described.takeHomeCents : described.priceCents),
    settledCents: Number(isRep ? repCents : repCents + platformCents),
    backCents: Number(backCents),
    chargedBack: chargedBackAt !== null,
    keptUntil: described.keptUntil?.toISOString() ?? null,
  };
  const [userId, aboutUserId] = isRep
    ? [described.repUserId, described.businessUserId]
    : [described.businessUserId, described.repUserId];
  return { facts, userId, aboutUserId };
}

const newsOf = (
  described: ToTell,
  as: NotificationPortal,
  once: string,
  contentOf: (facts: OfWork) => NotificationContent,
): News => {
  const { facts, ...people } = toSide(described, as);
  return { ...people, content: contentOf(facts), how: { once } };
};

interface Composed {
  readonly news: readonly News[];
  /** What was told of these before is outdated, also for whoever took the step. */
  readonly done: readonly {
    readonly userIds: readonly string[];
    readonly about: string;
    readonly unlessOnce: string;
  }[];
}

async function composeWork(tx: Tx, { opened, steps, near, codes }: WorkToTell): Promise<Composed> {
  const begun = await describeOpened(
    tx.db,
    opened.map(({ engagementId }) => engagementId),
  );
  const taken = await findStepsToTell(
    tx.db,
    steps.map(({ stepId }) => stepId),
  );
  const about = await describeMilestones(
    tx.db,
    [...steps, ...near, ...codes].map(({ milestoneId }) => milestoneId),
  );
  const kept = await findKept(tx.db, inArray(paymentRefunds.milestoneId, [...about.keys()]));
  const keptUntilOf = new Map(kept.map(({ milestoneId, waitUntil }) => [milestoneId, waitUntil]));
  const fromOf = new Map(steps.map(({ stepId, from }) => [stepId, from]));
  const onceOf = (stepId: string) => `work.step ${stepId}`;
  const ofSteps = taken.flatMap(({ id, milestoneId, move, by }) => {
    const described = about.get(milestoneId);
    const from = fromOf.get(id);
    if (!described || !from) return [];
    return sides
      .filter((side) => isToldOf(side, move, by))
      .map((side) =>
        newsOf({ ...described, keptUntil: keptUntilOf.get(milestoneId) }, side, onceOf(id), (facts) => ({
          kind: 'work.step',
          ...facts,
          move,
          by,
          from,
        })),
      );
  });
  return {
    news: [
      ...begun.map((described) =>
        newsOf(described, 'rep', `work.opened ${described.engagementId}`, (facts) => ({
          kind: 'work.opened',
          ...facts,
        })),
      ),
      ...ofSteps,
      ...near.flatMap((one) => newsOfDeadline(about.get(one.milestoneId), one)),
      ...codes.flatMap(({ milestoneId, day, version }) => {
        const described = about.get(milestoneId);
        const once = `work.code ${milestoneId} ${day} ${version}`;
        return described
          ? [newsOf(described, 'business', once, (facts) => ({ kind: 'work.code_replaced', ...facts }))]
          : [];
      }),
    ],
    done: steps.flatMap(({ stepId, milestoneId }) => {
      const described = about.get(milestoneId);
      if (!described) return [];
      const userIds = [described.repUserId, described.businessUserId];
      return [{ userIds, about: milestoneId, unlessOnce: onceOf(stepId) }];
    }),
  };
}

function newsOfDeadline(described: DescribedMilestone | undefined, { milestoneId, dueAt }: Near): News[] {
  const { status, spoke, dueAt: current } = described?.milestone ?? {};
  // It was done meanwhile, or is due at another time.
  if (!described || !status || current?.toISOString() !== dueAt) return [];
  const { deadline } = milestoneTraits[status];
  return (deadline === null ? [] : remindedOf(deadline))
    .filter((side) => deadline !== 'state' || !spoke?.includes(side))
    .map((side) =>
      newsOf(described, side, `work.due ${milestoneId} ${dueAt}`, (facts) => ({ kind: 'work.due', ...facts })),
    );
}

/** What is outdated by a step: what was told before of the same milestone. */
const kinds = ['work.opened', 'work.step', 'work.due'] as const;

/** Done again, or by two at once, it tells nobody twice. */
export async function tellWork(tx: Tx, queued: Partial<WorkToTell>): Promise<void> {
  // A task that an older process added may lack a list.
  const work = { ...nothing, ...queued };
  const { news: named, done: settling } = await composeWork(tx, work);
  const there = await holdLists(tx, [
    ...named.flatMap(({ userId, aboutUserId }) => (aboutUserId === null ? [userId] : [userId, aboutUserId])),
    ...settling.flatMap(({ userIds }) => userIds),
  ]);
  // With the lists in hand: an account that is being closed has gone by now, or waits and then takes its name out again.
  const { news, done } = await composeWork(tx, work);
  const settled = await markSettled(
    tx,
    [
      ...done.flatMap(({ userIds, ...about }) => userIds.map((userId) => ({ userId, kinds, ...about }))),
      ...news.flatMap(({ userId, content, how }) =>
        content.kind === 'work.due' && 'once' in how
          ? [{ userId, kinds, about: content.milestoneId, unlessOnce: how.once }]
          : [],
      ),
    ].filter(({ userId }) => there.has(userId)),
  );
  const told = await tellUsers(
    tx,
    news.map((one) => (there.has(one.aboutUserId ?? '') ? one : { ...one, aboutUserId: null })),
  );
  await publishLive(tx, [...settled, ...told], { type: 'notification.changed' });
}
