import type { PaymentTransferKind, TransferKind } from '#contract/ledger/options.ts';
import type { PaymentDifference } from '#contract/payments/admin-payments.ts';
import type { AdminRefund } from '#contract/payments/admin-refund.ts';
import type {
  DifferenceKind,
  GigMoneyProviderName,
  NotificationState,
  PaymentStatus,
  RefundStatus,
  StrayState,
  SubscriptionStatus,
} from '#contract/payments/options.ts';
import type { PaidCourse, PaidHire } from '#contract/payments/payments.ts';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { Option } from '#web/ui/option.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const subscriptionWords: Record<SubscriptionStatus, Word> = {
  active: { label: 'Active', tone: 'success' },
  past_due: { label: 'Charge is late', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const notificationWords: Record<NotificationState, Word> = {
  parked: { label: 'Parked', tone: 'danger' },
  awaiting: { label: 'Not confirmed yet', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
  applied: { label: 'Carried out', tone: 'success' },
  dismissed: { label: 'Put aside', tone: 'neutral' },
};

const refundWords: Record<RefundStatus, Word> = {
  asked: { label: 'Waits for approval', tone: 'accent' },
  approved: { label: 'On its way', tone: 'info' },
  eft_due: { label: 'Waits for an account', tone: 'accent' },
  eft_ready: { label: 'On its way to an account', tone: 'info' },
  done: { label: 'Refunded', tone: 'success' },
  eft_paid: { label: 'Paid by hand', tone: 'success' },
  rejected: { label: 'Stopped', tone: 'neutral' },
};

export function refundWord({ status, byHand, keptUntil }: Pick<AdminRefund, 'status' | 'byHand' | 'keptUntil'>): Word {
  if (keptUntil) return { label: 'Kept for a replacement', tone: 'neutral' };
  return status === 'eft_ready' && byHand ? { label: 'To be paid by hand', tone: 'danger' } : refundWords[status];
}

/** What becomes of what the provider charges by a token that is no subscription of ours. */
export const strayWords: Record<StrayState, string> = {
  ending: 'Not ours. We’re asking the provider to cancel it, so that the card isn’t charged again.',
  ended: 'Not ours. It is cancelled at the provider, so the card isn’t charged again.',
  unknown: 'Not ours. The card may be charged again. Check at the provider what it is for.',
};

export const sideWords = { rep: 'Sales rep', business: 'Business' } as const;

export const transferWords: Record<PaymentTransferKind | TransferKind, string> = {
  engagement_funded: 'Held for the gig',
  engagement_released: 'Released, with our fee',
  engagement_refunded: 'Not earned, no longer held',
  subscription_paid: 'Paid in',
  payment_fee: 'Kept by the provider',
  card_fee_charged: 'Paid on top for paying by card',
  subscription_refunded: 'Refunded',
  subscription_charged_back: 'Lost to a chargeback',
  courses_paid: 'Paid in',
  courses_refunded: 'Refunded',
  courses_charged_back: 'Lost to a chargeback',
  receipt_unallocated: 'Paid in and held for the payer',
  receipt_allocated: 'Put to its month',
  receipt_refunded: 'Refunded',
  receipt_charged_back: 'Taken back by the bank',
  goodwill_refunded: 'Given back from the platform’s own',
  refund_paid_from_bank: 'Paid back by hand, from our bank',
  hires_charged_back: 'Taken back by the bank',
  chargeback_recovered: 'Of that, not earned by anybody, and so not lost',
};

const optionsOf = <Value extends string>(words: Record<Value, { readonly label: string }>): readonly Option[] =>
  (Object.entries(words) as [Value, { readonly label: string }][]).map(([value, { label }]) => ({ value, label }));

export const paymentOptions = optionsOf<PaymentStatus>(paymentWords);
export const subscriptionOptions = optionsOf(subscriptionWords);
export const notificationOptions = optionsOf(notificationWords);
export const refundOptions = optionsOf(refundWords);

interface DifferenceWords {
  readonly what: string;
  /** What stands on each side, in words. */
  readonly say: (text: string) => string;
}

const asItStands = (text: string) => text;
const inRand = (text: string) => formatRandExact(Number(text));
const onDay = (text: string) => (text ? formatDay(text) : 'None');

/** A state of ours; the provider has others. */
function inState(text: string): string {
  const ours = Object.entries(subscriptionWords).find(([status]) => status === text);
  return ours?.[1].label ?? providerStates[text] ?? text;
}

const providerStates: Readonly<Record<string, string>> = {
  paused: 'Paused',
  locked: 'Locked, after charges that failed',
  completed: 'Over',
  other: 'One that we do not know',
  nothing: 'No such subscription',
};

const differenceKinds: Record<DifferenceKind, DifferenceWords> = {
  amount: { what: 'The monthly amount', say: inRand },
  status: { what: 'The state', say: inState },
  months: { what: 'The months that were paid', say: asItStands },
  'next charge': { what: 'The day of the next charge', say: onDay },
  'unknown at the provider': { what: 'The provider does not know it', say: inState },
  unreadable: { what: 'The provider did not say', say: (text) => text || 'Not compared' },
};

export function differenceWords({ kind, ours, theirs }: Pick<PaymentDifference, 'kind' | 'ours' | 'theirs'>) {
  const { what, say } = differenceKinds[kind];
  return { what, ours: say(ours), theirs: say(theirs) };
}

/** Who takes the money. */
export const providerWords: Record<GigMoneyProviderName, string> = {
  card: 'PayFast, by card',
  escrow: 'The partner that holds money for others',
};

export const courseWords: Record<PaidCourse['state'], string> = {
  unpaid: 'Not paid',
  returning: 'Could not be opened. The money goes back.',
  opened: 'Open',
  returned: 'Closed. The money goes back.',
  charged_back: 'Closed after a chargeback.',
};

export const hireWords: Record<PaidHire['state'], string> = {
  unpaid: 'Not paid',
  returning: 'Could not be funded. The money goes back.',
  funded: 'Funded',
  settled: 'Finished. All of it was paid out.',
  partly_returned: 'Finished. Part of the money goes back.',
  returned: 'Cancelled. All of the money goes back.',
  replaced: 'Cancelled. The money pays for a replacement, and the rest goes back.',
  charged_back: 'Charged back. A person decides this gig.',
  charged_back_earned: 'Charged back. What the rep earned is on hold or our loss.',
  charged_back_unearned: 'Charged back. The rep earned none of it.',
};
