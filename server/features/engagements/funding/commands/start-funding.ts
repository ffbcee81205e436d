import { and, eq, inArray } from 'drizzle-orm';
import type { FundingInput } from '#contract/engagements/funding.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { cardFeeOf, priceOf, spreadFee } from '#domain/engagements/money.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { lockPayer } from '../../../payments/commands/lock-payer.ts';
import {
  type HiresCheckout,
  type HiresSettings,
  openHiresCheckout,
} from '../../../payments/hires/commands/open-hires-checkout.ts';
import { lockEngagementRows, milestoneOf } from '../../commands/move-milestone.ts';
import { moveByClock } from '../../commands/move-on-time.ts';
import { engagements, milestones } from '../../tables.ts';
import { type Signer, signTerms } from '../../terms/commands/sign-terms.ts';
import { findCardFee } from '../queries/find-card-fee.ts';
import { fundingName, workOf } from '../texts.ts';
import { type Chosen, fundKept } from './fund-kept.ts';

interface Order extends FundingInput {
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

type Started = Omit<HiresCheckout, 'form'> & { readonly form: HiresCheckout['form'] | null };

/**
 * Signs the terms and starts the payment for milestones of one rep or several. Replacements are funded with money that is reserved from reps who
 * cancelled, and the checkout is for the rest. Locks the payer before the engagements, like the notification of the payment.
 */
export async function startFunding(
  tx: Tx,
  { userId, businessId, sessionId }: BusinessActor,
  { milestoneIds, termsVersions, fullName, phone, from }: Order,
  { siteUrl, gigMoney }: HiresSettings,
): Promise<Started> {
  await lockPayer(tx, userId);
  const chosen = await lockChosen(tx, businessId, milestoneIds);
  for (const { locked, milestone } of chosen) {
    const { id, termsVersion } = locked.engagement;
    if (termsVersions[id] !== termsVersion) throw new Refusal('engagement.terms_changed');
    const refusal = refuseMove('fund', 'provider', milestoneOf(locked, milestone), now());
    if (refusal) throw new Refusal(refusal);
  }
  const terms = chosen.map(({ locked: { engagement } }) => ({
    engagementId: engagement.id,
    termsVersion: engagement.termsVersion,
  }));
  const { left, paymentId } = await fundKept(tx, userId, chosen);
  const started =
    left.length === 0 && paymentId !== null
      ? { paymentId, form: null }
      : await openCheckout(tx, userId, left, { siteUrl, gigMoney });
  await signTerms(tx, { side: 'business', terms, fullName, phone, signer: { userId, sessionId, ...from } });
  for (const { engagementId } of paymentId === null ? [] : terms) await moveByClock(tx, engagementId);
  return started;
}

async function openCheckout(
  tx: Tx,
  userId: string,
  chosen: readonly Chosen[],
  { siteUrl, gigMoney }: HiresSettings,
): Promise<HiresCheckout> {
  const prices = chosen.map(({ locked, milestone }) => priceOf(milestoneOf(locked, milestone).money));
  const fee = await findCardFee(tx.db, gigMoney);
  const total = prices.reduce((sum, price) => sum + price, 0n);
  const cardFees = spreadFee(fee ? cardFeeOf(total, fee) : 0n, prices);
  const work = chosen.map(({ locked, milestone }) => ({ ...locked.engagement, ...milestone }));
  return openHiresCheckout(
    tx,
    {
      userId,
      itemName: fundingName(work),
      hires: work.map(({ id: milestoneId, number: milestone, engagementId, repId, startsAt, ...rest }, index) => ({
        ...{ milestoneId, milestone, engagementId, repId, startsAt },
        what: workOf({ ...rest, startsAt }),
        amountCents: prices[index] ?? 0n,
        cardFeeCents: cardFees[index] ?? 0n,
      })),
    },
    { siteUrl, gigMoney },
  );
}

/** Locks the engagements in a fixed order, so that two payers don't deadlock. */
async function lockChosen(tx: Tx, businessId: string, milestoneIds: readonly string[]): Promise<Chosen[]> {
  const own = await tx.db
    .select({ engagementId: engagements.id })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(and(inArray(milestones.id, [...milestoneIds]), eq(engagements.businessId, businessId)));
  if (own.length !== milestoneIds.length) throw new Refusal('engagement.not_found');
  const chosen: Chosen[] = [];
  for (const engagementId of [...new Set(own.map((row) => row.engagementId))].toSorted()) {
    const locked = await lockEngagementRows(tx, engagementId);
    for (const milestone of locked.milestones.filter(({ id }) => milestoneIds.includes(id)))
      chosen.push({ locked, milestone });
  }
  return chosen;
}
