import { z } from 'zod';
import type { CallApi } from './call-api.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { saysYes } from './provider-subscriptions.ts';

type RefundWay = 'card' | 'eft' | null;

/** What PayFast says of giving a payment back. */
export interface RefundState {
  readonly status: 'refundable' | 'refunded' | 'not_available';
  readonly amountAvailableCents: bigint;
  /** Of all that is available, and of a part: onto the card, or as an EFT by PayFast into an account; null: not at all. */
  readonly way: RefundWay;
  readonly partialWay: RefundWay;
  readonly errors: readonly string[];
}

export interface RefundAccount {
  readonly accountHolder: string;
  readonly bank: string;
  readonly branchCode: string;
  readonly accountNumber: string;
}

export interface RefundRequest extends PartOfPayment {
  readonly reason: string;
  /** Where it goes when the card does not take it. */
  readonly account?: RefundAccount;
}

/** A payment may go back in parts. */
export interface PartOfPayment {
  readonly amountCents: bigint;
  /** What is still to be had of the payment by our books: less by this part means that it was given back already. */
  readonly leftCents: bigint;
}

/** `eft_needed`: the card does not take it back, so that it has to be paid into an account. */
export type RefundResult = { readonly outcome: 'done' } | { readonly outcome: 'eft_needed'; readonly why: string };

const method = z.object({ method: z.string() }).transform(({ method }) => method);
const shape = z.object({
  status: z.string(),
  amount_available_for_refund: z.coerce.number().int().catch(0),
  refund_full: method.catch('NOT_AVAILABLE'),
  refund_partial: method.catch('NOT_AVAILABLE'),
  errors: z.array(z.string()).catch([]),
});
const ways: Partial<Record<string, 'card' | 'eft'>> = { PAYMENT_SOURCE: 'card', BANK_PAYOUT: 'eft' };
const notAvailable = 'PayFast can’t refund this payment.';
const otherwiseLeft = 'PayFast’s remaining amount for this payment differs from our ledger.';

/** Whether the provider has given this part back: by what is left of the payment there. */
export function wasGivenBack(state: RefundState | null, { amountCents, leftCents }: PartOfPayment): boolean {
  if (state?.status === 'refunded') return true;
  if (state?.status !== 'refundable' || state.amountAvailableCents === 0n) return false;
  return state.amountAvailableCents === leftCents - amountCents;
}

/** Refunds. Throws a ProviderAway for what may be tried again. */
export function refundsOf(call: CallApi) {
  const queryRefund = async (pfPaymentId: string): Promise<RefundState | null> => {
    const path = `/refunds/query/${encodeURIComponent(pfPaymentId)}`;
    const answer = await call({ method: 'GET', path }).catch(refusedAs(null));
    const { data } = shape.safeParse(answer?.response);
    if (!data) return null;
    const refundable = data.status === 'REFUNDABLE';
    return {
      status: refundable ? 'refundable' : data.status === 'COMPLETED' ? 'refunded' : 'not_available',
      amountAvailableCents: BigInt(Math.max(0, data.amount_available_for_refund)),
      way: refundable ? (ways[data.refund_full] ?? null) : null,
      partialWay: refundable ? (ways[data.refund_partial] ?? null) : null,
      errors: data.errors,
    };
  };
  return {
    /** Null: it knows no such payment, or refunds nothing at all, as in its sandbox. */
    queryRefund,
    /**
     * Asks first what became of it: one that was given back already, by a call whose answer was lost, is done. Of a payment one
     * part at a time may be asked for, or what is left says nothing. What is not answered with a clear yes is asked about, too,
     * before anything else is tried: a refusal may be of the second of two, and whoever is paid by card and by EFT is paid twice.
     */
    async refund(pfPaymentId: string, { reason, account, ...part }: RefundRequest): Promise<RefundResult> {
      const { amountCents, leftCents } = part;
      const state = await queryRefund(pfPaymentId);
      if (wasGivenBack(state, part)) return { outcome: 'done' };
      const way = amountCents === state?.amountAvailableCents ? state.way : state?.partialWay;
      if (!state || !way || state.amountAvailableCents < amountCents || (way === 'eft' && !account))
        return { outcome: 'eft_needed', why: state?.errors.join(' ') || notAvailable };
      // Somebody gave back another part in its dashboard, which may have been meant as this one.
      if (state.amountAvailableCents !== leftCents) return { outcome: 'eft_needed', why: otherwiseLeft };
      const answer = await call({
        method: 'POST',
        path: `/refunds/${encodeURIComponent(pfPaymentId)}`,
        body: {
          amount: Number(amountCents),
          reason: reason.trim().slice(0, 255).padEnd(3, '.'),
          notify_buyer: 1,
          notify_merchant: 0,
          ...(way === 'eft' && account && bankFields(account)),
        },
      }).catch(unclear);
      if (saysYes(answer)) return { outcome: 'done' };
      const now = await queryRefund(pfPaymentId);
      if (wasGivenBack(now, part)) return { outcome: 'done' };
      const isAsBefore = now?.status === 'refundable' && now.amountAvailableCents >= state.amountAvailableCents;
      if (isAsBefore && saysNo(answer)) return { outcome: 'eft_needed', why: answer?.message || notAvailable };
      throw new ProviderAway('PayFast didn’t say clearly whether it refunded a payment.');
    },
  };
}

/** What was refused is a no; what nobody answered is nothing yet. */
function unclear(error: unknown): Awaited<ReturnType<CallApi>> {
  if (error instanceof ProviderAway) return null;
  const { message } = error instanceof Error ? error : { message: '' };
  return { response: false, message: refusedAs(message)(error) };
}

const saysNo = (answer: Awaited<ReturnType<CallApi>>) => answer?.response === false || answer?.response === 'false';

/** What was refused has that value; all else is thrown on. */
function refusedAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    // 401: our own signature is wrong, which says nothing of the card.
    if (error instanceof ProviderRefused && error.status !== 401) return value;
    throw error;
  };
}

const bankFields = ({ accountHolder, bank, branchCode, accountNumber }: RefundAccount) => ({
  bank_account_holder: accountHolder,
  bank_name: bank,
  bank_branch_code: branchCode,
  bank_account_number: accountNumber,
  bank_account_type: 'current',
});
