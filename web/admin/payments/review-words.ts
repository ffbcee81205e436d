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
} from '#contract/payments/options.ts';
import type { PaidCourse, PaidHire } from '#contract/payments/payments.ts';
import { subscriptionStatusTexts } from '#texts/payments/status.ts';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { Option } from '#web/ui/option.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const notificationWords: Record<NotificationState, Word> = {
  parked: { label: 'To review', tone: 'danger' },
  awaiting: { label: 'Awaiting confirmation', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
  applied: { label: 'Processed', tone: 'success' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
};

const refundWords: Record<RefundStatus, Word> = {
  asked: { label: 'Waiting for approval', tone: 'accent' },
  approved: { label: 'On its way', tone: 'info' },
  eft_due: { label: 'Waiting for bank details', tone: 'accent' },
  eft_ready: { label: 'On its way by EFT', tone: 'info' },
  done: { label: 'Refunded', tone: 'success' },
  eft_paid: { label: 'Paid by EFT', tone: 'success' },
  rejected: { label: 'Stopped', tone: 'neutral' },
};

export function refundWord({ status, byHand, keptUntil }: Pick<AdminRefund, 'status' | 'byHand' | 'keptUntil'>): Word {
  if (keptUntil) return { label: 'Kept for a replacement', tone: 'neutral' };
  return status === 'eft_ready' && byHand ? { label: 'To be paid by EFT', tone: 'danger' } : refundWords[status];
}

/** What happens to a subscription at the provider that isn't one of ours. */
export const strayWords: Record<StrayState, string> = {
  ending: 'Not ours. We’re asking the provider to cancel this subscription, so that the card isn’t charged again.',
  ended: 'Not ours. The provider has cancelled this subscription, so the card isn’t charged again.',
  unknown: 'Not ours. The card may be charged again. Check the subscription at the provider.',
};

export const sideWords = { rep: 'Sales rep', business: 'Business' } as const;

export const transferWords: Record<PaymentTransferKind | TransferKind, string> = {
  engagement_funded: 'Held for the gig',
  engagement_released: 'Released, with our fee',
  engagement_refunded: 'Not earned, due back to the business',
  subscription_paid: 'Payment received',
  payment_fee: 'Provider’s fee',
  card_fee_charged: 'Card fee paid by the business',
  subscription_refunded: 'Refunded',
  subscription_charged_back: 'Chargeback loss',
  courses_paid: 'Payment received',
  courses_refunded: 'Refunded',
  courses_charged_back: 'Chargeback loss',
  receipt_unallocated: 'Received and held for the payer',
  receipt_allocated: 'Allocated to a subscription month',
  receipt_refunded: 'Refunded',
  receipt_charged_back: 'Chargeback',
  goodwill_refunded: 'Goodwill refund from the platform’s own money',
  refund_paid_from_bank: 'Refund paid by EFT',
  hires_charged_back: 'Chargeback',
  chargeback_recovered: 'Part of the chargeback that no rep had earned',
};

const optionsOf = <Value extends string>(words: Record<Value, { readonly label: string }>): readonly Option[] =>
  (Object.entries(words) as [Value, { readonly label: string }][]).map(([value, { label }]) => ({ value, label }));

export const paymentOptions = optionsOf<PaymentStatus>(paymentWords);
export const subscriptionOptions = optionsOf(subscriptionStatusTexts);
export const notificationOptions = optionsOf(notificationWords);
export const refundOptions = optionsOf(refundWords);

interface DifferenceWords {
  readonly what: string;
  /** One side's value in words. */
  readonly say: (text: string) => string;
}

const asItStands = (text: string) => text;
const inRand = (text: string) => formatRandExact(Number(text));
const onDay = (text: string) => (text ? formatDay(text) : 'None');

/** Our status, or the provider's. */
function inState(text: string): string {
  const ours = Object.entries(subscriptionStatusTexts).find(([status]) => status === text);
  return ours?.[1].label ?? providerStates[text] ?? text;
}

const providerStates: Readonly<Record<string, string>> = {
  paused: 'Paused',
  locked: 'Locked after failed charges',
  completed: 'Ended',
  other: 'Unknown status',
  nothing: 'No such subscription',
};

const differenceKinds: Record<DifferenceKind, DifferenceWords> = {
  amount: { what: 'Monthly amount', say: inRand },
  status: { what: 'Status', say: inState },
  months: { what: 'Paid months', say: asItStands },
  'next charge': { what: 'Next charge date', say: onDay },
  'unknown at the provider': { what: 'Missing at the provider', say: inState },
  unreadable: { what: 'No answer from the provider', say: (text) => text || 'Not compared' },
};

export function differenceWords({ kind, ours, theirs }: Pick<PaymentDifference, 'kind' | 'ours' | 'theirs'>) {
  const { what, say } = differenceKinds[kind];
  return { what, ours: say(ours), theirs: say(theirs) };
}

/** The recipient. */
export const providerWords: Record<GigMoneyProviderName, string> = {
  card: 'PayFast, by card',
  escrow: 'Escrow partner',
};

export const courseWords: Record<PaidCourse['state'], string> = {
  unpaid: 'Not paid',
  returning: 'Couldn’t be opened. We’re refunding it.',
  opened: 'Open',
  returned: 'Closed. Refunded or on its way.',
  charged_back: 'Closed after a chargeback.',
};

export const hireWords: Record<PaidHire['state'], string> = {
  unpaid: 'Not paid',
  returning: 'Couldn’t be funded. We’re refunding it.',
  funded: 'Funded',
  settled: 'Finished. Fully paid out.',
  partly_returned: 'Finished. Part of the money is refunded.',
  returned: 'Cancelled. Fully refunded.',
  replaced: 'Cancelled. The money pays for a replacement, and the rest is refunded.',
  charged_back: 'Charged back. An admin must decide this gig.',
  charged_back_earned: 'Charged back. What the rep earned is on hold or was booked as our loss.',
  charged_back_unearned: 'Charged back. The rep earned none of it.',
};
