import { eq } from 'drizzle-orm';
import { toldPayoutStatuses } from '#contract/notifications/notifications.ts';
import { withContacts } from '#contract/site/told-contacts.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { payHeld } from '../../engagements/settled/commands/hold-pay.ts';
import { describePayHolds } from '../../engagements/settled/queries/describe-pay-holds.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import type { PayoutChange, walletChanged } from '../../payouts/commands/payout-events.ts';
import { findHolds } from '../../payouts/queries/find-holds.ts';
import { payouts } from '../../payouts/tables.ts';
import { findOwnersByProfile } from '../../profiles/queries/find-owners-by-profile.ts';

/** The name of the task, for those who only add it. */
export const tellWalletsTask = 'news.tell_wallets';

type PayHold = NonNullable<(typeof payHeld)['payload']>;
type WalletChange = NonNullable<(typeof walletChanged)['payload']>;

export interface WalletsToTell {
  readonly moved: readonly PayoutChange[];
  /** Whose wallets may be on hold. */
  readonly held: readonly string[];
  /** Holds on the pay of one gig. */
  readonly pay?: readonly string[];
}

/** A payout moved on: its rep is told in the background of what they did not do themselves. */
export async function announcePayouts(tx: Tx, changes: readonly PayoutChange[]): Promise<void> {
  const moved = changes.filter(({ status }) => toldPayoutStatuses.some((told) => told === status));
  if (moved.length > 0) await tx.enqueue<WalletsToTell>(tellWalletsTask, { moved, held: [] });
}

export const announceHolds = (tx: Tx, changes: readonly WalletChange[]): Promise<void> =>
  tx.enqueue<WalletsToTell>(tellWalletsTask, { moved: [], held: changes.map(({ repId }) => repId) });

/** Pay went on hold, or a hold was lifted. */
export const announcePayHolds = (tx: Tx, changes: readonly PayHold[]): Promise<void> =>
  tx.enqueue<WalletsToTell>(tellWalletsTask, { moved: [], held: [], pay: changes.map(({ holdId }) => holdId) });

/** Done again, it tells nobody twice. A hold that was lifted meanwhile is not told. */
export async function tellWallets(tx: Tx, { moved, held, pay = [] }: WalletsToTell): Promise<void> {
  const holds = await describePayHolds(tx.db, pay);
  const repIds = [...moved.map(({ repId }) => repId), ...held, ...holds.map(({ repId }) => repId)];
  const owners = await findOwnersByProfile(tx.db, repIds);
  const news: News[] = [];
  const tell = (repId: string, content: News['content'], once: string) => {
    const userId = owners.get(repId);
    if (userId !== undefined) news.push({ userId, aboutUserId: null, content, how: { once } });
  };
  for (const { payoutId, repId, status: moving } of moved) {
    const status = toldPayoutStatuses.find((told) => told === moving);
    const [payout] = await tx.db.select().from(payouts).where(eq(payouts.id, payoutId));
    if (!status || !payout) continue;
    const { amountCents, reason, expectedOn } = payout;
    const content = { kind: 'payout.moved' as const, payoutId, status, amountCents: Number(amountCents), expectedOn };
    tell(repId, { ...content, reason: status === payout.status ? reason : null }, `payout.${status} ${payoutId}`);
  }
  const settings = await readSettings(tx.db);
  for (const repId of held)
    for (const { id, reason, whatToDo } of await findHolds(tx.db, repId))
      tell(
        repId,
        { kind: 'wallet.held', holdId: id, reason, whatToDo: withContacts(whatToDo, settings) },
        `wallet.held ${id}`,
      );
  // The decision that placed it says so itself.
  for (const { holdId, repId, byDecision, ...hold } of holds)
    if (hold.lifted || !byDecision)
      tell(repId, { kind: 'pay.hold', ...hold }, `pay.${hold.lifted ? 'released' : 'hold'} ${holdId}`);
  const told = await tellUsers(tx, news);
  await publishLive(tx, told, { type: 'notification.changed' });
}
