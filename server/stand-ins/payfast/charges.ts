import { recordPayment } from './checkouts.ts';
import { chargeDay, dayAt, daysAfter, daysFrom } from './days.ts';
import { feeOf, type Merchant } from './merchant.ts';
import { type Form, sendNotification } from './notifications.ts';
import type { State } from './open-state.ts';
import { readSwitches } from './switches.ts';

/** How often a charge is tried, on consecutive days, before the subscription is locked. */
const mostTries = 5;

interface Charged {
  readonly token: string;
  readonly checkout_id: string;
  readonly form: Form;
  readonly status: string;
  readonly amount: string;
  readonly frequency: number;
  readonly cycles: number;
  readonly cycles_complete: number;
  readonly counted_from: string;
  readonly counted: number;
  readonly run_date: string;
  readonly days_ahead: number;
  readonly cycles_paused: number;
  readonly card_works: boolean;
  readonly fail_next: boolean;
  readonly failures: number;
}

/** Charges every subscription that is due by its own calendar, until none is left. */
export async function chargeDue(state: State, merchant: Merchant): Promise<void> {
  while (await state.transaction((tx) => chargeOne(tx, merchant)));
}

async function chargeOne(tx: State, merchant: Merchant): Promise<boolean> {
  const { now, tell_failures, name_renewals } = await readSwitches(tx);
  const everybodys = dayAt(now);
  const [due] = await tx.rows<Charged>(
    `select s.*, s.counted_from::text, s.run_date::text, c.form
     from payfast_stand_in.subscriptions s join payfast_stand_in.checkouts c on c.id = s.checkout_id
     where s.status in ('ACTIVE', 'PAUSED') and coalesce(s.try_on, s.run_date) <= $1::date + s.days_ahead
     order by s.run_date, s.token limit 1 for update of s skip locked`,
    [everybodys],
  );
  if (due === undefined) return false;
  const set = (change: Record<string, unknown>) => changeSubscription(tx, due.token, change);
  const next = { counted: due.counted + 1, run_date: chargeDay(due.counted_from, due.frequency, due.counted + 1) };
  if (due.status === 'PAUSED') {
    const left = due.cycles_paused - 1;
    await set({ ...next, cycles_paused: left, status: left > 0 ? 'PAUSED' : 'ACTIVE' });
    return true;
  }
  const today = daysAfter(everybodys, due.days_ahead);
  const works = due.card_works && !due.fail_next;
  const amount = BigInt(due.amount);
  const payment = { checkoutId: due.checkout_id, token: due.token, amount };
  const notification = {
    form: due.form,
    amount,
    subscription: { token: due.token, billingDate: today },
    named: name_renewals,
  };
  if (works) {
    const complete = due.cycles_complete + 1;
    const status = complete === due.cycles ? 'COMPLETED' : 'ACTIVE';
    await set({ ...next, cycles_complete: complete, status, failures: 0, try_on: null });
    const pfPaymentId = await recordPayment(tx, { ...payment, status: 'COMPLETE' });
    await sendNotification(tx, merchant, { ...notification, pfPaymentId, status: 'COMPLETE', fee: feeOf(amount) });
    return true;
  }
  const failures = due.failures + 1;
  const locked = failures >= mostTries;
  const then = locked ? { status: 'LOCKED', try_on: null } : { try_on: daysAfter(today, 1) };
  await set({ ...then, failures, fail_next: false });
  const pfPaymentId = await recordPayment(tx, { ...payment, status: 'FAILED' });
  if (tell_failures) await sendNotification(tx, merchant, { ...notification, pfPaymentId, status: 'FAILED', fee: 0n });
  return true;
}

/** Moves the calendar of one subscription: to the day of its next charge, or of its next try, or by a day. */
export async function moveSubscription(state: State, token: string, to: 'next charge' | 'a day on'): Promise<void> {
  await state.transaction(async (tx) => {
    const { now } = await readSwitches(tx);
    const { day, days_ahead } = await tx.row<{ day: string; days_ahead: number }>(
      `select coalesce(try_on, run_date)::text as day, days_ahead from payfast_stand_in.subscriptions where token = $1
       for update`,
      [token],
    );
    const ahead = to === 'a day on' ? days_ahead + 1 : Math.max(days_ahead, daysFrom(dayAt(now), day));
    await changeSubscription(tx, token, { days_ahead: ahead });
  });
}

export async function changeSubscription(state: State, token: string, change: Record<string, unknown>): Promise<void> {
  const names = Object.keys(change);
  const sets = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  await state.rows(`update payfast_stand_in.subscriptions set ${sets} where token = $1`, [
    token,
    ...Object.values(change),
  ]);
}
