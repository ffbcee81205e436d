import { type ComingLine, comingListed, type Obstacle, type Wallet } from '#contract/payouts/wallet.ts';
import { withContacts } from '#contract/site/current-contacts.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { arrivalDay } from '#domain/payouts/arrival.ts';
import { availableFrom, comingCents } from '#domain/payouts/coming.ts';
import { obstaclesOf } from '#domain/payouts/obstacles.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { findHeldPay, type HeldPay, sumNotYetFree } from '../../../engagements/settled/queries/wallet-parts.ts';
import { readRepBalances } from '../../../ledger/queries/read-wallet.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { findAccounts } from '../../bank-accounts/queries/find-accounts.ts';
import { presentAccount, presentPayout } from '../../present.ts';
import { findHolds } from '../../queries/find-holds.ts';
import { findOpenPayout } from '../../queries/select-payouts.ts';
import { type ComingRow, findComing } from './find-coming.ts';

/** A rep's balances, and what keeps them from a payout. */
export async function readWallet(db: Db, repId: string): Promise<Wallet> {
  const [balances, settings, accounts, holds, open, coming, unsettled, heldPay] = await Promise.all([
    readRepBalances(db, repId),
    readSettings(db),
    findAccounts(db, repId),
    findHolds(db, repId),
    findOpenPayout(db, repId),
    findComing(db, repId),
    sumNotYetFree(db, repId),
    findHeldPay(db, repId),
  ]);
  const minimumCents = settings.minimumPayoutCents;
  const availableCents = balances.inWalletCents > unsettled ? balances.inWalletCents - unsettled : 0n;
  const lines = coming.map(presentComing).toSorted(bySoonest);
  const facts = {
    ...{ availableCents, minimumCents, usableFrom: accounts.current?.usableFrom },
    accountAsked: accounts.asked !== null,
    payoutOpen: open !== null,
    onHold: holds.length > 0,
  };
  const obstacles = obstaclesOf(facts, now()).flatMap((kind): Obstacle[] => {
    if (kind === 'on_hold')
      return holds.map(({ endsAt, reason, whatToDo }) => ({
        kind,
        until: endsAt?.toISOString() ?? null,
        reason,
        whatToDo: withContacts(whatToDo, settings),
      }));
    const until = kind === 'account_held' ? (accounts.current?.usableFrom ?? null) : null;
    return [{ kind, until: until?.toISOString() ?? null, reason: null, whatToDo: null }];
  });
  return {
    comingCents: Number(coming.reduce((sum, row) => sum + (row.chargedBackAt === null ? comingCents(row) : 0n), 0n)),
    availableCents: Number(availableCents),
    onItsWayCents: Number(balances.onItsWayCents),
    paidCents: Number(balances.paidCents),
    minimumCents,
    coming: lines.slice(0, comingListed),
    comingFrom: lines[0]?.availableFrom ?? null,
    heldPay: heldPay.map((held) => presentHeldPay(held, withContacts(toDo, settings))),
    openPayout: open && presentPayout(open),
    bankAccount: accounts.current && presentAccount(accounts.current),
    obstacles,
    arrivesOn: arrivalDay(now()),
    mayClose: coming.length === 0 && heldPay.length === 0 && availableCents > 0n,
  };
}

const toDo = `Email proof that you did the work to ${usualSupport.email}. Our team will decide, and we’ll notify you.`;

const presentHeldPay = (
  { engagementId, title, cents, reason, since }: HeldPay,
  whatToDo: string,
): Wallet['heldPay'][number] => ({
  ...{ engagementId, title, reason, whatToDo },
  amountCents: Number(cents),
  since: since.toISOString(),
});

function presentComing(row: ComingRow): ComingLine {
  const { milestoneId, engagementId, title, companyName, status, heldCents } = row;
  return {
    ...{ milestoneId, engagementId, title, companyName, status },
    amountCents: Number(comingCents(row)),
    settling: heldCents === 0n,
    chargedBack: row.chargedBackAt !== null,
    availableFrom: availableFrom(row)?.toISOString() ?? null,
  };
}

/** Lines without a known day are last. */
const bySoonest = (one: ComingLine, other: ComingLine): number =>
  (one.availableFrom ?? '9').localeCompare(other.availableFrom ?? '9');
