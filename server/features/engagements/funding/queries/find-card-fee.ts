import type { CardFee } from '#contract/engagements/funding.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';
import type { HiresSettings } from '../../../payments/hires/commands/open-hires-checkout.ts';

/** The card fee that a business pays on top today, or null. */
export async function findCardFee(db: Db, { name }: HiresSettings['gigMoney']): Promise<CardFee | null> {
  const { cardFeeBearer, cardFeeBasisPoints, cardFeeFlatCents } = await readSettingsNow(db);
  if (name !== 'card' || cardFeeBearer !== 'business') return null;
  return { basisPoints: cardFeeBasisPoints, flatCents: cardFeeFlatCents };
}
