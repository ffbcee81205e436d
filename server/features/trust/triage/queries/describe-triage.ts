import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { Dispute } from '#contract/engagements/disputes.ts';
import type { PaidHours } from '#contract/jobs/shift-hours.ts';
import { similarCases, type TriagedDispute, type triageApi } from '#contract/trust/triage.ts';
import { fixedPart } from '#domain/engagements/commission.ts';
import { type DayRecord, type DisputeFacts, triage } from '#domain/trust/triage.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { agreedText, eventTexts, reasonTexts, ruleTexts } from '#texts/trust/triage.ts';
import {
  type AttendanceRow,
  findAttendances,
  findHoursSubmissions,
} from '../../../engagements/attendance/queries/find-attendance.ts';
import { describeDisputes } from '../../../engagements/disputes/queries/find-disputes.ts';
import { findListed, type ListedEngagement } from '../../../engagements/queries/find-engagements.ts';
import { approvedPay } from '../../../engagements/sales/queries/sum-sales.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { gatherEvidence } from '../../evidence/queries/gather-evidence.ts';

/** A gig's timeline, and each open dispute prepared for the person who decides. */
export async function describeTriage(db: Db, engagementId: string): Promise<Answer<typeof triageApi.show>> {
  const [work] = await findListed(db, eq(engagements.id, engagementId));
  if (!work) throw new Refusal('engagement.not_found');
  const disputes = await describeDisputes(db, work);
  const triaged: TriagedDispute[] = [];
  for (const dispute of disputes.filter(({ outcome }) => outcome === null)) {
    const facts = await findFacts(db, work, dispute);
    const proposal = triage(facts);
    triaged.push({
      milestoneId: dispute.milestoneId,
      agreed: agreedText(facts, proposal),
      events: eventTexts(facts),
      rule: ruleTexts[proposal.rule],
      splitCents: Number(proposal.splitCents),
      reasons: reasonTexts(facts, proposal),
      similar: await findSimilar(db, dispute),
    });
  }
  const timeline = await gatherEvidence(db, work, { at: now(), withMessages: false });
  return { timeline: timeline.map(({ at, what, text }) => ({ at, what, text: [...text] })), disputes: triaged };
}

async function findFacts(db: Db, work: ListedEngagement, dispute: Dispute): Promise<DisputeFacts> {
  const { milestoneId, from, proposed } = dispute;
  const row = work.milestones.find(({ id }) => id === milestoneId);
  const { id, schedule, salesTerms, payCents: totalCents } = work.engagement;
  const payCents = BigInt(dispute.payCents);
  const fixedCents = fixedPart(salesTerms, payCents, totalCents);
  const approved = row ? await approvedPay(db, work, row) : null;
  const attended = (await findAttendances(db, id)).filter((one) => one.milestoneId === milestoneId);
  const submitted = (await findHoursSubmissions(db, id)).findLast((one) => one.milestoneId === milestoneId);
  const cents = (amount: number | null) => (amount === null ? null : BigInt(amount));
  return {
    ...{ payCents, fixedCents, salesCents: approved === null ? null : approved - fixedCents },
    paidMinutes: row?.paidMinutes ?? null,
    from,
    days: (row?.days ?? []).map((day) => ({
      ...attendanceOn(day, attended, schedule),
      submittedMinutes: submitted?.lines.find((line) => line.day === day)?.minutes ?? null,
    })),
    proposed: { rep: cents(proposed.rep), business: cents(proposed.business) },
  };
}

function attendanceOn(
  day: string,
  attended: readonly AttendanceRow[],
  schedule: PaidHours | null,
): Omit<DayRecord, 'submittedMinutes'> {
  const { breakMinutes = 0, travelMinutes = 0 } = schedule ?? {};
  const at = (kind: 'in' | 'out') => attended.find((one) => one.day === day && one.kind === kind)?.at;
  const [from, to] = [at('in'), at('out')];
  const minutes = from && to && Math.round((to.getTime() - from.getTime()) / 60_000) - breakMinutes;
  return {
    day,
    checkedIn: from !== undefined,
    presentMinutes: minutes === undefined ? null : Math.max(0, minutes) + travelMinutes,
  };
}

/** Among the newest decided disputes, those that began in the same status and that our team decided. */
async function findSimilar(db: Db, { from, milestoneId }: Dispute): Promise<TriagedDispute['similar']> {
  const newest = db
    .select()
    .from(milestones)
    .where(eq(milestones.status, sql`'resolved'`))
    .orderBy(desc(milestones.decideBy), desc(milestones.id))
    .limit(similarCases.searched)
    .as('newest');
  const decided = sql<Date>`(select s.created_at from milestone_steps s
    where s.milestone_id = ${newest.id} and (s.move = 'carry_out' or s.status = 'resolved' and s.by = 'administrator') limit 1)`.mapWith(
    milestones.decideBy,
  );
  const rows = await db
    .select({
      engagementId: newest.engagementId,
      decidedAt: decided,
      payCents: newest.payCents,
      repCents: newest.repCents,
      platformCents: newest.platformCents,
      feeBearer: engagements.feeBearer,
    })
    .from(newest)
    .innerJoin(engagements, eq(engagements.id, newest.engagementId))
    .where(and(eq(newest.disputedFrom, from), ne(newest.id, milestoneId), sql`${decided} is not null`))
    .orderBy(desc(newest.decideBy))
    .limit(similarCases.listed);
  return rows.map(({ engagementId, decidedAt, payCents, repCents, platformCents, feeBearer }) => ({
    engagementId,
    decidedAt: decidedAt.toISOString(),
    payCents: Number(payCents),
    earnedCents: Number(feeBearer === 'rep' ? repCents + platformCents : repCents),
  }));
}
