import { changeSubscription } from './charges.ts';
import { dayAt, daysAfter, daysFrom } from './days.ts';
import type { Merchant } from './merchant.ts';
import { type Form, sendNotification } from './notifications.ts';
import type { State } from './open-state.ts';
import { readSwitches } from './switches.ts';

export interface ApiAnswer {
  readonly code: number;
  readonly response: unknown;
  readonly message?: string;
}

interface Kept {
  readonly token: string;
  readonly checkout_id: string;
  readonly form: Form;
  readonly status: 'ACTIVE' | 'PAUSED' | 'CANCELLED' | 'LOCKED' | 'COMPLETED';
  readonly amount: string;
  readonly cycles: number;
  readonly cycles_complete: number;
  readonly frequency: number;
  readonly run_date: string;
  readonly card_works: boolean;
  readonly days_ahead: number;
}

// The live service's success; the sandbox answers with a boolean.
const yes: ApiAnswer = { code: 200, response: 'true', message: 'Success' };
const no = (message: string): ApiAnswer => ({ code: 400, response: false, message });
const numbers = { ACTIVE: 1, CANCELLED: 2, PAUSED: 3, LOCKED: 4, COMPLETED: 5 };

type Action = (tx: State, kept: Kept, body: Record<string, unknown>, merchant: Merchant) => Promise<ApiAnswer>;

const fetchIt: Action = async (_tx, kept) => ({
  code: 200,
  response: {
    token: kept.token,
    amount: Number(kept.amount),
    cycles: kept.cycles,
    cycles_complete: kept.cycles_complete,
    frequency: kept.frequency,
    run_date: `${kept.run_date}T00:00:00+02:00`,
    status: numbers[kept.status],
    status_reason: '',
    status_text: kept.status,
  },
});

const pause: Action = async (tx, { token, status }, { cycles = 1 }) => {
  if (status !== 'ACTIVE') return no(`The subscription is ${status}.`);
  if (typeof cycles !== 'number' || !Number.isInteger(cycles) || cycles < 1) return no('cycles is not a number.');
  await changeSubscription(tx, token, { status: 'PAUSED', cycles_paused: cycles });
  return yes;
};

/** Also of a locked one, once its card works. Charges missed until then are charged on another day. */
const unpause: Action = async (tx, { token, status, card_works, days_ahead, run_date }) => {
  if (status !== 'PAUSED' && !(status === 'LOCKED' && card_works)) return no(`The subscription is ${status}.`);
  const { now } = await readSwitches(tx);
  const tomorrow = daysAfter(dayAt(now), days_ahead + 1);
  const next = { run_date: daysFrom(tomorrow, run_date) > 0 ? run_date : tomorrow, try_on: null };
  await changeSubscription(tx, token, { ...next, status: 'ACTIVE', cycles_paused: 0, failures: 0 });
  return yes;
};

const cancel: Action = async (tx, kept, _body, merchant) => {
  const { token, status, checkout_id, form, run_date } = kept;
  if (status === 'CANCELLED' || status === 'COMPLETED') return no(`The subscription is ${status}.`);
  await changeSubscription(tx, token, { status: 'CANCELLED', try_on: null });
  const { id } = await tx.row<{ id: string }>(
    'select max(pf_payment_id)::text as id from payfast_stand_in.payments where checkout_id = $1',
    [checkout_id],
  );
  const subscription = { token, billingDate: run_date };
  await sendNotification(tx, merchant, {
    form,
    pfPaymentId: id,
    status: 'CANCELLED',
    amount: null,
    fee: 0n,
    subscription,
    named: true,
  });
  return yes;
};

const update: Action = async (tx, kept, { run_date, amount, frequency, cycles }) => {
  if (kept.status === 'CANCELLED' || kept.status === 'COMPLETED') return no(`The subscription is ${kept.status}.`);
  const change: Record<string, unknown> = {};
  if (run_date !== undefined) {
    if (typeof run_date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(run_date)) return no('run_date is not a day.');
    Object.assign(change, { run_date, counted_from: run_date, counted: 0, try_on: null });
  }
  for (const [name, value] of Object.entries({ amount, frequency, cycles })) {
    if (value === undefined) continue;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return no(`${name} is not a number.`);
    change[name] = value;
  }
  if (Object.keys(change).length === 0) return no('There is nothing to update.');
  await changeSubscription(tx, kept.token, change);
  return fetchIt(tx, await find(tx, kept.token), {}, { merchantId: '', merchantKey: '', passphrase: '' });
};

const actions: Partial<Record<string, Action>> = {
  'GET fetch': fetchIt,
  'PUT pause': pause,
  'PUT unpause': unpause,
  'PUT cancel': cancel,
  'PATCH update': update,
};

export async function actOnToken(
  state: State,
  merchant: Merchant,
  { method, token, action, body }: { method: string; token: string; action: string; body: Record<string, unknown> },
): Promise<ApiAnswer> {
  const act = actions[`${method} ${action}`];
  if (act === undefined) return { code: 404, response: false, message: 'There is no such call.' };
  return state.transaction(async (tx) => {
    const [found] = await tx.rows<Kept>(`${keptRows} where s.token = $1 for update of s`, [token]);
    return found ? act(tx, found, body, merchant) : { code: 404, response: false, message: 'Subscription not found.' };
  });
}

const keptRows = `select s.*, s.run_date::text, c.form
  from payfast_stand_in.subscriptions s join payfast_stand_in.checkouts c on c.id = s.checkout_id`;

const find = (state: State, token: string) => state.row<Kept>(`${keptRows} where s.token = $1`, [token]);
