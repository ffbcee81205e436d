import {
  Award,
  Banknote,
  Briefcase,
  Building2,
  CircleQuestionMark,
  HandCoins,
  Layers,
  type LucideIcon,
  Scale,
  User,
} from 'lucide-react';
import type { Found, FoundKind } from '#contract/admin/panel-search.ts';
import {
  batchInPanelAddress,
  moneyListAddress,
  paymentInPanelAddress,
  userInPanelAddress,
  workInPanelAddress,
} from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { certificateSearchAddress } from '#web/admin/courses/desk-addresses.ts';
import { deskAddress as inboxAddress } from '#web/admin/messages/desk-addresses.ts';

interface Words {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: (found: Found) => string;
}

export const foundWords: Readonly<Record<FoundKind, Words>> = {
  people: { label: 'People', icon: User, to: ({ id }) => userInPanelAddress(id) },
  companies: { label: 'Companies', icon: Building2, to: ({ id }) => userInPanelAddress(id) },
  jobs: {
    label: 'Jobs',
    icon: Briefcase,
    to: ({ id }) => `${adminPath}?${new URLSearchParams({ tab: 'jobs', job: id })}`,
  },
  payments: { label: 'Payments', icon: Banknote, to: ({ id }) => paymentInPanelAddress(id) },
  payouts: {
    label: 'Payouts',
    icon: HandCoins,
    to: ({ batchId }) => (batchId === null ? moneyListAddress('payouts', 'queue') : batchInPanelAddress(batchId)),
  },
  batches: { label: 'Payout batches', icon: Layers, to: ({ id }) => batchInPanelAddress(id) },
  disputes: { label: 'Disputes', icon: Scale, to: ({ id }) => workInPanelAddress(id) },
  questions: { label: 'Conversations', icon: CircleQuestionMark, to: ({ id }) => inboxAddress({ question: id }) },
  // The number stays out of the URL: anyone who has it can see the certificate.
  certificates: { label: 'Certificates', icon: Award, to: () => certificateSearchAddress },
};

/** A status as stored, after a comma: `Moloi Motors, PARTLY_REFUNDED`. */
export const stateInWords = (detail: string | null): string | null =>
  detail?.replace(/, (?:[A-Z_]+|[a-z]+_[a-z_]+)$/, (state) => state.toLowerCase().replaceAll('_', ' ')) ?? null;
