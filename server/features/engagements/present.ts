import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { isOver, movesOpenTo } from '#domain/engagements/lifecycle.ts';
import { priceOf, takeHomeOf } from '#domain/engagements/money.ts';
import { deadlineKindOf } from '#domain/engagements/rulings.ts';
import { now } from '#server/platform/clock.ts';
import { presentLocation } from '../catalogue/present.ts';
import type { Sides } from './access.ts';
import { milestoneOf } from './commands/move-milestone.ts';
import type { ListedEngagement, ListedMilestone, StepRow } from './queries/find-engagements.ts';
import type { EngagementRow, MilestoneRow } from './tables.ts';

/** The next deadline. Once both sides have made statements in a dispute, it is the one for the decision; then the one to appeal it. */
function presentDeadline(row: MilestoneRow): Milestone['deadline'] {
  const { status, dueAt, decideBy, chargedBackAt } = row;
  const deadline = deadlineKindOf(row);
  if (isOver(row) || chargedBackAt !== null) return null;
  if (deadline && dueAt) return { kind: deadline, at: dueAt.toISOString() };
  return status === 'disputed' && decideBy ? { kind: 'decide', at: decideBy.toISOString() } : null;
}

function presentMilestone(engagement: EngagementRow, as: Engagement['as'], row: ListedMilestone): Milestone {
  const { feeBearer } = engagement;
  const { id, number, status, days, startsAt, endsAt, payCents, feeCents, changesRequested } = row;
  const money = { payCents, feeCents, feeBearer };
  return {
    ...{ id, number, status, days, changesRequested },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    payCents: Number(payCents),
    takeHomeCents: Number(takeHomeOf(money)),
    priceCents: Number(priceOf(money)),
    feeCents: Number(feeCents),
    chargedBack: row.chargedBackAt !== null,
    deadline: presentDeadline(row),
    movesOpen: movesOpenTo(as, milestoneOf({ engagement }, row), now()),
    lastAttendance: row.lastAttendance && {
      ...row.lastAttendance,
      at: new Date(row.lastAttendance.at).toISOString(),
    },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    money: {
      fundedCents: Number(row.fundedCents),
      heldCents: Number(row.heldCents),
      repCents: Number(row.repCents),
      platformCents: Number(row.platformCents),
      backCents: Number(row.backCents),
    },
  };
}

/** The engagement as the asking side sees it. */
export function presentEngagement(row: ListedEngagement, { repId = null }: Sides): Engagement {
  const { engagement, location, repName, companyName, answerTermsBy, milestones } = row;
  const { id, applicationId, jobId, title, tasks, locationAddress, schedule, feeBearer, termsVersion } = engagement;
  const { asksPictures, asksCount, salesTerms } = engagement;
  const as = engagement.repId === repId ? 'rep' : 'business';
  return {
    ...{ id, applicationId, jobId, title, tasks, locationAddress, schedule, feeBearer, termsVersion },
    ...{ as, repName, companyName, asksPictures, asksCount, salesTerms },
    location: presentLocation(location),
    payCents: Number(engagement.payCents),
    answerTermsBy: answerTermsBy?.toISOString() ?? null,
    acceptedAt: engagement.acceptedAt.toISOString(),
    agreedAt: engagement.agreedAt?.toISOString() ?? null,
    milestones: milestones.map((milestone) => presentMilestone(engagement, as, milestone)),
  };
}

export const presentStep = ({ id, milestone, move, by, status, note, createdAt }: StepRow) => ({
  ...{ id, milestone, move, by, status, note },
  at: createdAt.toISOString(),
});
