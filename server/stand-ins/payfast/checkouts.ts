import { randomUUID } from 'node:crypto';
import { chargeDay, dayAt } from './days.ts';
import { cents, feeOf, type Merchant } from './merchant.ts';
import { type Form, sendNotification } from './notifications.ts';
import type { State } from './open-state.ts';
import { readSwitches } from './switches.ts';

export interface Checkout {
  readonly id: string;
  readonly form: Form;
  readonly state: 'open' | 'paid' | 'cancelled';
}

export async function startCheckout(state: State, form: ReadonlyMap<string, string>): Promise<string> {
  const id = randomUUID();
  const kept = JSON.stringify(Object.fromEntries(form));
  await state.rows('insert into payfast_stand_in.checkouts (id, form) values ($1, $2)', [id, kept]);
  return id;
}

export const findCheckout = (state: State, id: string): Promise<Checkout> =>
  state.row('select id, form, state from payfast_stand_in.checkouts where id::text = $1', [id]);

/** The card is accepted: a payment, with the first month of a subscription if it is one. */
export async function payCheckout(
  state: State,
  merchant: Merchant,
  id: string,
): Promise<{ token: string | null; pfPaymentId: string } | null> {
  return state.transaction(async (tx) => {
    const form = await close(tx, id, 'paid');
    if (form === null) return null;
    const amount = cents(form.amount ?? '') ?? 0n;
    const { now } = await readSwitches(tx);
    const subscription = form.subscription_type ? await startSubscription(tx, id, form, dayAt(now)) : null;
    const token = subscription?.token ?? null;
    const pfPaymentId = await recordPayment(tx, { checkoutId: id, token, status: 'COMPLETE', amount });
    await sendNotification(tx, merchant, {
      form,
      pfPaymentId,
      status: 'COMPLETE',
      amount,
      fee: feeOf(amount),
      subscription,
      named: true,
    });
    return { token, pfPaymentId };
  });
}

/** The card is declined. The payer may try another one: the checkout stays open. */
export async function declineCheckout(state: State, merchant: Merchant, id: string): Promise<void> {
  await state.transaction(async (tx) => {
    const { form } = await tx.row<Checkout>('select form from payfast_stand_in.checkouts where id::text = $1', [id]);
    const amount = cents(form.amount ?? '') ?? 0n;
    const pfPaymentId = await recordPayment(tx, { checkoutId: id, token: null, status: 'FAILED', amount });
    await sendNotification(tx, merchant, {
      form,
      pfPaymentId,
      status: 'FAILED',
      amount,
      fee: 0n,
      subscription: null,
      named: true,
    });
  });
}

/** The payer cancels. PayFast only redirects to `cancel_url`. */
export const cancelCheckout = (state: State, id: string): Promise<Form | null> => close(state, id, 'cancelled');

interface NewPayment {
  readonly checkoutId: string;
  readonly token: string | null;
  readonly status: 'COMPLETE' | 'FAILED';
  readonly amount: bigint;
}

/** @returns PayFast's number of it */
export async function recordPayment(state: State, { checkoutId, token, status, amount }: NewPayment): Promise<string> {
  const { id } = await state.row<{ id: string }>(
    `insert into payfast_stand_in.payments (checkout_id, token, status, amount, fee) values ($1, $2, $3, $4, $5)
     returning pf_payment_id::text as id`,
    [checkoutId, token, status, amount, status === 'COMPLETE' ? feeOf(amount) : 0n],
  );
  return id;
}

async function close(state: State, id: string, to: Checkout['state']): Promise<Form | null> {
  const [closed] = await state.rows<Checkout>(
    "update payfast_stand_in.checkouts set state = $2 where id::text = $1 and state = 'open' returning form",
    [id, to],
  );
  return closed?.form ?? null;
}

async function startSubscription(tx: State, checkoutId: string, form: Form, today: string) {
  const token = randomUUID();
  const from = form.billing_date ?? today;
  const frequency = Number(form.frequency);
  await tx.rows(
    `insert into payfast_stand_in.subscriptions
       (token, checkout_id, amount, frequency, cycles, cycles_complete, counted_from, counted, run_date)
     values ($1, $2, $3, $4, $5, 1, $6, 1, $7)`,
    [
      token,
      checkoutId,
      cents(form.recurring_amount ?? ''),
      frequency,
      Number(form.cycles),
      from,
      chargeDay(from, frequency, 1),
    ],
  );
  return { token, billingDate: from };
}
