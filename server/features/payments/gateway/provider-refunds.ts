import { z } from 'zod';
import type { CallApi } from './call-api.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { isAccepted } from './provider-subscriptions.ts';

type RefundWay = 'card' | 'eft' | null;

/** PayFast's refund state of a payment. */
export interface RefundState {
  readonly status: 'refundable' | 'refunded' | 'not_available';
  readonly amountAvailableCents: bigint;
  /** How a full refund and a partial one are paid: onto the card, or as an EFT by PayFast into an account; null: neither. */
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
  /** Where the refund is paid if the card refuses it. */
  readonly account?: RefundAccount;
}

/** A payment may be refunded in parts. */
export interface PartOfPayment {
  readonly amountCents: bigint;
  /** What of the payment is still refundable by our books. If PayFast has less by this part, the part was already refunded. */
  readonly leftCents: bigint;
}

/** `eft_needed`: the card can't be refunded, so the money has to be paid into an account. */
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

/** Whether the provider has refunded this part, judged by what is left of the payment there. */
export function wasGivenBack(state: RefundState | null, { amountCents, leftCents }: PartOfPayment): boolean {
  if (state?.status === 'refunded') return true;
  if (state?.status !== 'refundable' || state.amountAvailableCents === 0n) return false;
  return state.amountAvailableCents === leftCents - amountCents;
}

/** Refunds. Throws a ProviderAway for retryable errors. */
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
    /** Null: it has no such payment, or refunds nothing at all, as in its sandbox. */
    queryRefund,
    /**
     * Refunds a part of a payment, idempotently. Queries its state first: a part that was refunded by a call whose response
     * was lost is done. One part of a payment at a time, or what is left there proves nothing. Unless PayFast clearly says
     * yes, the state is queried again before any other way is tried: a refusal may be of a duplicate request, and a payer
     * refunded by card and by EFT is paid twice.
     */
    async refund(pfPaymentId: string, { reason, account, ...part }: RefundRequest): Promise<RefundResult> {
      const { amountCents, leftCents } = part;
      const state = await queryRefund(pfPaymentId);
      if (wasGivenBack(state, part)) return { outcome: 'done' };
      const way = amountCents === state?.amountAvailableCents ? state.way : state?.partialWay;
      if (!state || !way || state.amountAvailableCents < amountCents || (way === 'eft' && !account))
        return { outcome: 'eft_needed', why: state?.errors.join(' ') || notAvailable };
      // An admin of ours refunded another part in PayFast's dashboard, which may have been meant as this one.
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
      if (isAccepted(answer)) return { outcome: 'done' };
      const now = await queryRefund(pfPaymentId);
      if (wasGivenBack(now, part)) return { outcome: 'done' };
      const isAsBefore = now?.status === 'refundable' && now.amountAvailableCents >= state.amountAvailableCents;
      if (isAsBefore && saysNo(answer)) return { outcome: 'eft_needed', why: answer?.message || notAvailable };
      throw new ProviderAway('PayFast didn’t say clearly whether it refunded a payment.');
    },
  };
}

/** A refusal is a no; with no response, the outcome is unknown. */
function unclear(error: unknown): Awaited<ReturnType<CallApi>> {
  if (error instanceof ProviderAway) return null;
  const { message } = error instanceof Error ? error : { message: '' };
  return { response: false, message: refusedAs(message)(error) };
}

const saysNo = (answer: Awaited<ReturnType<CallApi>>) => answer?.response === false || answer?.response === 'false';

/** Returns the value for a refusal, and rethrows any other error. */
function refusedAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    // 401: our own signature is wrong, which says nothing about the card.
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
