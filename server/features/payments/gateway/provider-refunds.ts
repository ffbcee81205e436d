import { z } from 'zod';
import type { CallApi } from './call-api.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { saysYes } from './provider-subscriptions.ts';

/** What PayFast says of giving a payment back. */
export interface RefundState {
  readonly status: 'refundable' | 'refunded' | 'not_available';
  readonly amountAvailableCents: bigint;
  /** Onto the card, or as an EFT by PayFast into an account; null: not at all. */
  readonly way: 'card' | 'eft' | null;
  readonly errors: readonly string[];
}

export interface RefundAccount {
  readonly accountHolder: string;
  readonly bank: string;
  readonly branchCode: string;
  readonly accountNumber: string;
}

export interface RefundRequest {
  readonly amountCents: bigint;
  readonly reason: string;
  /** Where it goes when the card does not take it. */
  readonly account?: RefundAccount;
}

/** `eft_needed`: the card does not take it back, so that it has to be paid into an account. */
export type RefundResult = { readonly outcome: 'done' } | { readonly outcome: 'eft_needed'; readonly why: string };

const method = z.object({ method: z.string() }).transform(({ method }) => method);
const shape = z.object({
  status: z.string(),
  amount_available_for_refund: z.coerce.number().int().catch(0),
  refund_full: method.catch('NOT_AVAILABLE'),
  errors: z.array(z.string()).catch([]),
});
const ways: Partial<Record<string, 'card' | 'eft'>> = { PAYMENT_SOURCE: 'card', BANK_PAYOUT: 'eft' };
const notAvailable = 'PayFast cannot refund this payment.';

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
      errors: data.errors,
    };
  };
  return {
    /** Null: it knows no such payment, or refunds nothing at all, as in its sandbox. */
    queryRefund,
    /**
     * Asks first what became of it: one that was given back already, by a call whose answer was lost, is done. What is not
     * answered with a clear yes is asked about, too, before anything else is tried: a refusal may be of the second of two, and
     * whoever is paid by card and by EFT is paid twice.
     */
    async refund(pfPaymentId: string, { amountCents, reason, account }: RefundRequest): Promise<RefundResult> {
      const state = await queryRefund(pfPaymentId);
      if (state?.status === 'refunded') return { outcome: 'done' };
      if (!state?.way || state.amountAvailableCents < amountCents || (state.way === 'eft' && !account)) {
        return { outcome: 'eft_needed', why: state?.errors.join(' ') || notAvailable };
      }
      const answer = await call({
        method: 'POST',
        path: `/refunds/${encodeURIComponent(pfPaymentId)}`,
        body: {
          amount: Number(amountCents),
          reason: reason.trim().slice(0, 255).padEnd(3, '.'),
          notify_buyer: 1,
          notify_merchant: 0,
          ...(state.way === 'eft' && account && bankFields(account)),
        },
      }).catch(unclear);
      if (saysYes(answer)) return { outcome: 'done' };
      const now = await queryRefund(pfPaymentId);
      if (now?.status === 'refunded') return { outcome: 'done' };
      const isAsBefore = now?.status === 'refundable' && now.amountAvailableCents >= state.amountAvailableCents;
      if (isAsBefore && saysNo(answer)) return { outcome: 'eft_needed', why: answer?.message || notAvailable };
      throw new ProviderAway('PayFast did not say clearly whether it gave a payment back.');
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
