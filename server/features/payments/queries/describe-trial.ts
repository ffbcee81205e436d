import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { trialStatusAt } from '#domain/payments/trial-status.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings, readSettingsNow } from '../../operators/queries/read-settings.ts';
import { findTrialTerms } from './find-trial-terms.ts';

/** Whether the operator charges this side nothing. */
export const isFree = async (db: Db, side: PayingSide) => chargesToday(await readSettings(db))[side] === null;

/** Whether that side of a user may begin anything new now. */
export async function isOpenTo(db: Db, userId: string, side: PayingSide): Promise<boolean> {
  return (await describeTrial(db, userId, side)).access_granted;
}

/** The same, uncached: for decisions about money. */
export const isFreeNow = async (db: Db, side: PayingSide) => chargesToday(await readSettingsNow(db))[side] === null;

/** The current status of a side's trial and subscription. */
export async function describeTrial(db: Db, userId: string, side: PayingSide): Promise<TrialStatus> {
  const [terms, free] = await Promise.all([findTrialTerms(db, userId, side), isFree(db, side)]);
  return trialStatusAt(now(), { ...terms, free });
}
