import { inArray } from 'drizzle-orm';
import { notifiedPayoutStatuses } from '#contract/notifications/notifications.ts';
import { withContacts } from '#contract/site/current-contacts.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describePayHolds } from '../../engagements/settled/queries/describe-pay-holds.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import type { PayoutChange } from '../../payouts/commands/payout-events.ts';
import { findHolds } from '../../payouts/queries/find-holds.ts';
import { payouts } from '../../payouts/tables.ts';
import { findOwnersByProfile } from '../../profiles/queries/find-owners-by-profile.ts';
import type { Outcome } from './run-notifiers.ts';

interface ToRep extends Pick<NewNotification, 'content'> {
  readonly repId: string;
  readonly once: string;
}

async function toReps(tx: Tx, all: readonly ToRep[]): Promise<Outcome> {
  const owners = await findOwnersByProfile(
    tx.db,
    all.map(({ repId }) => repId),
  );
  return {
    notifications: all.flatMap(({ repId, content, once }) => {
      const userId = owners.get(repId);
      return userId === undefined ? [] : [{ userId, aboutUserId: null, content, how: { once } }];
    }),
  };
}

/** Notifies reps of changes to their payouts that weren't their own actions. */
export async function ofPayouts(tx: Tx, moved: readonly PayoutChange[]): Promise<Outcome> {
  const payoutIds = moved.map(({ payoutId }) => payoutId);
  const found = await tx.db.select().from(payouts).where(inArray(payouts.id, payoutIds));
  return toReps(
    tx,
    moved.flatMap(({ payoutId, repId, status: moving }): ToRep[] => {
      const status = notifiedPayoutStatuses.find((told) => told === moving);
      const payout = found.find(({ id }) => id === payoutId);
      if (!status || !payout) return [];
      const { amountCents, expectedOn } = payout;
      const reason = status === payout.status ? payout.reason : null;
      const content = { kind: 'payout.moved' as const, payoutId, status, expectedOn, reason };
      return [
        { repId, once: `payout.${status} ${payoutId}`, content: { ...content, amountCents: Number(amountCents) } },
      ];
    }),
  );
}

/** Notifies reps of holds on their wallets, unless they were lifted since. */
export async function ofWallets(tx: Tx, changed: readonly { readonly repId: string }[]): Promise<Outcome> {
  const settings = await readSettings(tx.db);
  const holds: ToRep[] = [];
  for (const { repId } of changed)
    for (const { id: holdId, reason, whatToDo } of await findHolds(tx.db, repId)) {
      const content = { kind: 'wallet.held' as const, holdId, reason, whatToDo: withContacts(whatToDo, settings) };
      holds.push({ repId, once: `wallet.held ${holdId}`, content });
    }
  return toReps(tx, holds);
}

/** Notifies reps of holds on the pay of one gig, and of lifted ones. */
export async function ofPayHolds(tx: Tx, changed: readonly { readonly holdId: string }[]): Promise<Outcome> {
  const holds = await describePayHolds(
    tx.db,
    changed.map(({ holdId }) => holdId),
  );
  return toReps(
    tx,
    holds.flatMap(({ holdId, repId, byDecision, ...hold }): ToRep[] => {
      const { lifted } = hold;
      // The dispute decision already notified of it.
      if (byDecision && !lifted) return [];
      return [{ repId, once: `pay.${lifted ? 'released' : 'hold'} ${holdId}`, content: { kind: 'pay.hold', ...hold } }];
    }),
  );
}
