import { z } from 'zod';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { closeCheckout } from '../../commands/close-checkout.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { openRefund } from '../../commands/open-refund.ts';
import type { Escrow, EscrowOrder } from '../../gateway/escrow-gig-money.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import { completeHires } from '../../hires/commands/complete-hires.ts';
import { keepUnallocated } from '../../notifications/commands/keep-unallocated.ts';
import { findPaymentByProvider } from '../../queries/find-payment.ts';
import { isOwned } from '../../tables.ts';

interface Services {
  readonly transaction: RunTransaction;
  /** Null: there is no partner. */
  readonly escrow: Escrow | null;
}

interface Delivery {
  readonly body: string;
  /** From the header. */
  readonly signature: string;
}

const notice = z.object({ order: z.string().max(120) });

/**
 * Handles a notification of the partner about an order. Only its signature is relied on: the order's state is queried from
 * the partner. Resolves once the outcome is committed, since the partner stops sending only then.
 */
export async function receiveEscrow({ transaction, escrow }: Services, { body, signature }: Delivery): Promise<void> {
  const told = escrow?.isSigned(body, signature) ? notice.safeParse(parseJson(body)).data : undefined;
  if (!escrow || !told) throw new Refusal('request.malformed');
  const order = await escrow.findOrder(told.order).catch((error: unknown) => {
    throw error instanceof ProviderAway ? new Refusal('payment.provider_away', { retryAfterSeconds: 60 }) : error;
  });
  if (order === null) throw new Refusal('request.malformed');
  await transaction((tx) => applyOrder(tx, order));
}

async function applyOrder(tx: Tx, order: EscrowOrder): Promise<void> {
  const checkout = await lockPayment(tx, order.reference);
  if (checkout.item !== 'hires' || checkout.provider !== 'escrow' || !isOwned(checkout))
    throw new Refusal('payment.not_found');
  if (order.state === 'cancelled') await closeCheckout(tx, checkout, 'CANCELLED');
  if (order.state !== 'funded' || (await findPaymentByProvider(tx.db, order.id))) return;
  const [pfPaymentId, amountCents, feeCents] = [order.id, BigInt(order.amount), BigInt(order.fee)];
  const isRight = amountCents === checkout.amountGross;
  if (!isRight || !(await completeHires(tx, checkout, { pfPaymentId, amountCents, feeCents }))) {
    const kept = await keepUnallocated(
      tx,
      { pfPaymentId, amountGrossCents: amountCents, feeCents, itemName: checkout.itemName, provider: 'escrow' },
      { charge: undefined, checkout, subscription: undefined },
      now(),
    );
    if (isRight) await openRefund(tx, kept, 'Paid a second time for the same gig.');
  }
  await announceBilling(tx, checkout);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
