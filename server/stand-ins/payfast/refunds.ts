import type { ApiAnswer } from './api.ts';
import type { State } from './open-state.ts';
import { readSwitches } from './switches.ts';

interface Paid {
  readonly pf_payment_id: string;
  readonly token: string | null;
  readonly status: string;
  readonly amount: string;
  readonly refunded: string;
}

const bankFields = ['bank_account_holder', 'bank_name', 'bank_branch_code', 'bank_account_number', 'bank_account_type'];
const unknown: ApiAnswer = { code: 404, response: false, message: 'Payment not found.' };
const no = (message: string): ApiAnswer => ({ code: 400, response: false, message });

export async function queryRefund(state: State, id: string): Promise<ApiAnswer> {
  const paid = await find(state, id);
  if (paid === null) return unknown;
  const { refunds } = await readSwitches(state);
  const left = Number(paid.amount) - Number(paid.refunded);
  const method = { card: 'PAYMENT_SOURCE', eft: 'BANK_PAYOUT', fail: 'PAYMENT_SOURCE' }[refunds];
  const available = paid.status === 'COMPLETE' && left > 0;
  const way = { method: available ? method : 'NOT_AVAILABLE' };
  return {
    code: 200,
    response: {
      token: paid.token ?? '',
      funding_type: 'CREDIT_CARD',
      amount_original: Number(paid.amount),
      amount_available_for_refund: available ? left : 0,
      status: available ? 'REFUNDABLE' : paid.status === 'COMPLETE' ? 'COMPLETED' : 'NOT_AVAILABLE',
      errors: refunds === 'eft' && available ? ['The card does not take refunds.'] : [],
      refund_full: way,
      refund_partial: way,
      bank_names: ['ABSA', 'Capitec', 'FNB', 'Nedbank', 'Standard Bank'],
    },
  };
}

export async function createRefund(state: State, id: string, body: Record<string, unknown>): Promise<ApiAnswer> {
  const { refunds } = await readSwitches(state);
  const { amount, reason } = body;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
    return no('amount is not a number of cents.');
  if (typeof reason !== 'string' || reason.length < 3 || reason.length > 255)
    return no('reason has 3 to 255 characters.');
  if ((await find(state, id)) === null) return unknown;
  if (refunds === 'fail') return no('Insufficient funds in your account to refund this payment.');
  if (refunds === 'eft' && !bankFields.every((name) => typeof body[name] === 'string'))
    return no('The account is missing.');
  const done = await state.rows(
    `update payfast_stand_in.payments set refunded = refunded + $2
     where pf_payment_id = $1 and status = 'COMPLETE' and refunded + $2 <= amount returning 1`,
    [id, amount],
  );
  return done.length > 0 ? { code: 200, response: 'true', message: 'Success' } : no('There is not so much left of it.');
}

async function find(state: State, id: string): Promise<Paid | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [paid] = await state.rows<Paid>('select * from payfast_stand_in.payments where pf_payment_id = $1', [id]);
  return paid ?? null;
}
