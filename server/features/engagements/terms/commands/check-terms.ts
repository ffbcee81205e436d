import { eq } from 'drizzle-orm';
import type { TermsInput } from '#contract/engagements/terms.ts';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { refusePay } from '#domain/jobs/job-pay-refusal.ts';
import { isSameSchedule, type Scheduled } from '#domain/jobs/job-schedule.ts';
import { refuseSchedule, refuseTransport } from '#domain/jobs/job-schedule-refusal.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { describeFault } from '#texts/jobs/terms.ts';
import { findLocation } from '../../../catalogue/queries.ts';
import { planWork } from '../../commands/plan-work.ts';
import { type EngagementRow, engagements } from '../../tables.ts';
import type { TermsRow } from '../tables.ts';

interface PaidTerms extends Scheduled {
  readonly payCents: number | bigint;
}

/**
 * The pay of terms by day and hour. Fixed pay is a wage whatever the job's type: what is sold changes nothing about it. Where all of the pay comes
 * from sales, nothing is fixed: the pay is the maximum of what sales may earn, and no wage to check.
 */
const settleTerms = ({ schedule, startDate, payCents }: PaidTerms, sales: EngagementRow['salesTerms']) =>
  settleJob({
    jobType: sales?.commissionOnly ? 'Commission Only' : '',
    schedule,
    startDate,
    payPer: 'whole',
    // What sales may add is no wage.
    compensationCents: Number(payCents) - (sales?.mostCents ?? 0),
    hourlyRateCents: null,
    dayRateCents: null,
  });

/** Refuses an agreement below the minimum wage: it can have risen since the terms were written. */
export async function insistOnWage(db: Db, engagementId: string): Promise<void> {
  const { schedule, startDate, payCents, salesTerms } = engagements;
  const rows = await db
    .select({ schedule, startDate, payCents, salesTerms })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  for (const terms of rows) {
    const refusal = refusePay(settleTerms(terms, terms.salesTerms), dayInSouthAfrica(now()));
    if (refusal?.code === 'job.below_minimum_wage') throw new Refusal('engagement.below_minimum_wage');
  }
}

type Changed = Pick<TermsRow, 'schedule' | 'startDate' | 'locationId' | 'locationAddress' | 'payCents'>;

/** Terms that both sides could agree to, or a refusal. */
export async function checkTerms(db: Db, engagement: EngagementRow, input: TermsInput): Promise<Changed> {
  const { locationId, locationAddress, schedule } = input;
  if (!(await findLocation(db, locationId)))
    throw new Refusal('location.unknown', {
      fields: [{ field: 'locationId', message: 'Choose a location from the list.' }],
    });
  const settled = settleTerms(input, engagement.salesTerms);
  const today = dayInSouthAfrica(now());
  const refusal = refuseSchedule(settled, today, []) ?? refuseTransport(settled) ?? refusePay(settled, today);
  if (refusal) {
    const isOfDays = refusal.code === 'job.schedule_invalid' || refusal.code === 'job.transport_unanswered';
    const field = isOfDays ? refusal.field : 'payCents';
    throw new Refusal(refusal.code, { fields: [{ field, message: describeFault(refusal.fault) }] });
  }
  const { startDate } = settled;
  const changed = { schedule, startDate, locationId, locationAddress, payCents: BigInt(input.payCents) };
  const [first] = planWork({ ...engagement, ...changed });
  if (!first?.startsAt || first.startsAt <= now()) {
    const field = schedule.kind === 'weekly' ? 'startDate' : 'schedule.dates';
    const message = 'That start time has passed. Choose a later time or day.';
    throw new Refusal('job.schedule_invalid', { fields: [{ field, message }] });
  }
  return changed;
}

/** Whether days, hours, place and pay are the same in both. */
export const isSameTerms = (one: Changed, other: Changed): boolean =>
  isSameSchedule(one.schedule, other.schedule) &&
  (one.schedule?.kind !== 'weekly' || one.startDate === other.startDate) &&
  one.locationId === other.locationId &&
  one.locationAddress === other.locationAddress &&
  one.payCents === other.payCents;
