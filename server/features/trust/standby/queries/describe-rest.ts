import type { StandbyOfGig } from '#contract/trust/standby.ts';
import { cardFeeOf, priceOf } from '#domain/engagements/money.ts';
import type { Shift } from '#domain/jobs/shifts.ts';
import { restAnswerUntil, restArrivals } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { findCardFee } from '../../../engagements/funding/queries/find-card-fee.ts';
import type { EngagementRow, MilestoneRow } from '../../../engagements/tables.ts';
import type { JobRow } from '../../../jobs/tables.ts';
import type { HiresSettings } from '../../../payments/hires/commands/open-hires-checkout.ts';
import { planGig } from './find-offer.ts';
import { termsNow } from './terms-now.ts';

interface Rest {
  readonly job: JobRow;
  readonly shift: Shift;
  /** The gig of the rep who isn’t there. */
  readonly missing: { readonly engagement: EngagementRow; readonly milestones: readonly MilestoneRow[] };
}

/** What the rest of a day costs the business, by the earliest and the latest arrival, and the money that is still held for the missing rep. */
export async function describeRest(
  db: Db,
  { job, shift, missing }: Rest,
  { gigMoney }: Pick<HiresSettings, 'gigMoney'>,
) {
  const arrivals = restArrivals(shift, now());
  const [earliest, latest] = [arrivals[0], arrivals.at(-1)];
  if (!earliest || !latest) return null;
  const fee = await findCardFee(db, gigMoney);
  const read = await termsNow(db, [job.id]);
  const plan = async (from: Date) => {
    const planned = await planGig(db, job, missing.engagement, from, read);
    const { engagement, parts } = planned ?? { engagement: null, parts: [] };
    const price = parts.reduce((sum, part) => sum + (engagement ? priceOf({ ...part, ...engagement }) : 0n), 0n);
    return { cents: Number(price + (fee ? cardFeeOf(price, fee) : 0n)), minutes: parts[0]?.paidMinutes ?? 0 };
  };
  const [most, least] = [await plan(earliest), await plan(latest)];
  return {
    paidMinutes: most.minutes,
    shown: {
      ...{ from: earliest.toISOString(), latestFrom: latest.toISOString(), until: shift.end.toISOString() },
      offerUntil: restAnswerUntil(shift).toISOString(),
      ...{ mostCents: most.cents, leastCents: least.cents },
      held: describeHeld(missing.milestones),
    } satisfies NonNullable<StandbyOfGig['rest']>,
  };
}

/** The money held for a rep who was reported as a no-show, and when it is refunded if they don’t contest the report. */
function describeHeld(milestones: readonly MilestoneRow[]) {
  const held = milestones.filter(
    ({ status, heldCents }) => (status === 'no_show' || status === 'disputed') && heldCents > 0n,
  );
  const [first] = held;
  if (!first) return null;
  const backAt = held.every(({ status }) => status === 'no_show') ? (first.dueAt?.toISOString() ?? null) : null;
  return { cents: Number(held.reduce((sum, { heldCents }) => sum + heldCents, 0n)), backAt };
}
