import type { WaitingItem, WaitingKind } from '#contract/admin/waiting.ts';
import { type TwoPersonAct, twoPeople } from '#contract/operators/two-people.ts';
import { approvalInPanelAddress, caseInPanelAddress, paymentInPanelAddress } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { enquiryAddress } from '#web/admin/contact/desk-addresses.ts';
import { disputePartAddress } from '#web/admin/disputes/dispute-addresses.ts';
import { matchJobAddress, matchPartAddress } from '#web/admin/matching/desk-addresses.ts';
import { deskAddress as inboxAddress } from '#web/admin/messages/desk-addresses.ts';
import { otherListAddress } from '#web/admin/payments/review-addresses.ts';
import { batchAddress, deskAddress as payoutAddress } from '#web/admin/payouts/desk-addresses.ts';
import { reasonWords } from '#web/features/messaging/report-words.ts';
import { plural } from '#web/lib/format.ts';
import { formatDate, formatUntil } from '#web/lib/format-time.ts';

interface Words {
  /** For several: on the list's filter. */
  readonly name: string;
  /** The task, as an instruction. */
  readonly toDo: string | ((item: WaitingItem) => string);
  /** Its subject. */
  readonly about: (item: WaitingItem) => string;
  readonly to: (item: WaitingItem) => string;
}

const list = (tab: string, more: Record<string, string>) => `${adminPath}?${new URLSearchParams({ tab, ...more })}`;

const batch = ({ what, count }: WaitingItem) => `Batch ${what}, ${plural(count, 'payout')}`;

const refundToDo: Readonly<Record<string, string>> = {
  asked: 'Approve or reject the refund',
  eft_ready: 'Pay the refund by EFT',
  eft_due: 'Ask the payer for bank details',
};

/** An action newer than this page has no label yet. */
const actLabel = (act: string | null) => twoPeople[act as TwoPersonAct]?.label ?? 'Proposal';

export const waitingWords: Readonly<Record<WaitingKind, Words>> = {
  vetting: {
    name: 'Vetting',
    toDo: 'Check the documents',
    about: ({ what }) => (what === 'business' ? 'Business' : 'Sales rep'),
    to: ({ id }) => caseInPanelAddress(id),
  },
  name_change: {
    name: 'Name changes',
    toDo: 'Approve or decline the new name',
    about: ({ what }) => `New name: ${what}`,
    to: () => list('vetting', { list: 'names' }),
  },
  matches: {
    name: 'Matches',
    toDo: 'Review the matches',
    about: ({ what }) => what ?? 'A job',
    to: ({ id }) => matchJobAddress(id),
  },
  match_look: {
    name: 'Match review requests',
    toDo: 'Answer the request',
    about: ({ what }) => what ?? 'Matches in general',
    to: () => matchPartAddress('questions'),
  },
  reliability_appeal: {
    name: 'Reliability appeals',
    toDo: 'Decide the appeal',
    about: ({ what }) => what ?? 'A gig',
    to: () => disputePartAddress('appeals'),
  },
  job_case: {
    name: 'Reported jobs',
    toDo: 'Decide whether to keep the job published',
    about: ({ what }) => what ?? 'A job',
    to: ({ id }) => list('jobs', { list: 'waiting', job: id }),
  },
  dispute: {
    name: 'Disputes',
    toDo: ({ dueAt }) => `Decide by ${formatUntil(dueAt)}`,
    about: ({ what }) => what ?? 'A gig',
    to: ({ id }) => list('disputes', { work: id }),
  },
  charged_back: {
    name: 'Charged-back gigs',
    toDo: 'Decide how much the rep earned',
    about: ({ what }) => what ?? 'A gig',
    to: ({ id }) => list('disputes', { work: id }),
  },
  report: {
    name: 'Reports',
    toDo: 'Decide the report',
    about: ({ what }) => reasonWords[what as keyof typeof reasonWords] ?? 'Reported message',
    to: ({ id }) => inboxAddress({ list: 'reports', report: id }),
  },
  review: {
    name: 'Reviews',
    toDo: 'Show or hide the review',
    about: ({ what }) => what ?? 'A gig',
    to: () => list('reviews', {}),
  },
  question: {
    name: 'Conversations',
    toDo: 'Answer the user',
    about: () => 'Support conversation',
    to: ({ id }) => inboxAddress({ question: id }),
  },
  contact_message: {
    name: 'Contact messages',
    toDo: 'Answer by email',
    about: ({ what }) => what ?? 'A message',
    to: ({ id }) => enquiryAddress('messages', id),
  },
  lead: {
    name: 'Leads',
    toDo: 'Get in touch',
    about: ({ what }) => (what === 'business' ? 'Looking for reps' : 'Looking for gigs'),
    to: ({ id }) => enquiryAddress('leads', id),
  },
  approval: {
    name: 'Approvals',
    toDo: ({ dueAt }) => `Approve or decline by ${formatDate(dueAt)}`,
    about: ({ what }) => actLabel(what),
    to: ({ id }) => approvalInPanelAddress(id),
  },
  payouts: {
    name: 'Payouts',
    toDo: 'Batch the due payouts',
    about: ({ count }) => `${plural(count, 'payout')} due`,
    to: () => payoutAddress('queue'),
  },
  payout_batch: {
    name: 'Batches to release',
    toDo: 'Check and release the batch',
    about: batch,
    to: ({ id }) => batchAddress(id),
  },
  sent_batch: {
    name: 'Batches with the bank',
    toDo: 'Record what the bank paid',
    about: batch,
    to: ({ id }) => batchAddress(id),
  },
  notification: {
    name: 'Provider notifications',
    toDo: 'Confirm or dismiss the notification',
    about: () => 'Notification without a matching payment',
    to: () => otherListAddress('notifications'),
  },
  difference: {
    name: 'Mismatches',
    toDo: 'Resolve the mismatch',
    about: () => 'Subscription differs at the provider',
    to: () => otherListAddress('differences'),
  },
  unallocated: {
    name: 'Unallocated payments',
    toDo: 'Refund the payment',
    about: ({ what }) => what ?? 'Payment',
    to: ({ id }) => paymentInPanelAddress(id),
  },
  refund: {
    name: 'Refunds',
    toDo: ({ what }) => refundToDo[what ?? ''] ?? 'Review the refund',
    about: () => 'Refund',
    to: ({ id }) => paymentInPanelAddress(id),
  },
  pay_hold: {
    name: 'Pay on hold',
    toDo: 'Lift the hold or correct the wallet',
    about: ({ what }) => what ?? 'A gig',
    to: () => otherListAddress('money'),
  },
  correction: {
    name: 'Corrections',
    toDo: 'Approve or reject the correction',
    about: ({ what }) => what ?? 'Ledger correction',
    to: () => otherListAddress('corrections'),
  },
};

export const toDoOf = (item: WaitingItem): string => {
  const { toDo } = waitingWords[item.kind];
  return typeof toDo === 'string' ? toDo : toDo(item);
};

/** The user or object of an item. */
export const titleOf = (item: WaitingItem): string => {
  const about = waitingWords[item.kind].about(item);
  return item.who === null ? about : `${item.who}: ${about}`;
};

/** The link to the first task, with its label. */
export function firstTask([item]: readonly WaitingItem[]): { label: string; to: string } | undefined {
  return item && { label: `First task: ${toDoOf(item)}, ${titleOf(item)}`, to: waitingWords[item.kind].to(item) };
}
