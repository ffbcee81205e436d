import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { planMilestones } from '#domain/engagements/milestones.ts';
import { feeOf } from '#domain/engagements/money.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import type { engagements } from '../tables.ts';

export type Terms = Pick<
  typeof engagements.$inferSelect,
  'id' | 'schedule' | 'startDate' | 'payCents' | 'feeBasisPoints'
>;

/** The milestones that these terms result in: days, start, end and pay of each. */
export function planWork(terms: Terms) {
  const { schedule, payCents, feeBasisPoints } = terms;
  return planMilestones(terms, Number(payCents)).map(({ days, payCents: pay }, index) => {
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    const isNamed = schedule !== null && firstDay !== undefined && lastDay !== undefined;
    return {
      number: index + 1,
      days: [...days],
      startsAt: isNamed ? shiftOn(firstDay, schedule).start : null,
      endsAt: isNamed ? shiftOn(lastDay, schedule).end : null,
      paidMinutes: isNamed ? paidMinutes(schedule) * days.length : null,
      payCents: BigInt(pay),
      feeCents: feeOf(BigInt(pay), feeBasisPoints),
    };
  });
}
