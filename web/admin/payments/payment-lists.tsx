import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminPermission } from '#contract/operators/roles.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import type { PaymentStatus } from '#contract/payments/options.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import { DifferencesList } from './differences-list.tsx';
import { Holds } from './holds.tsx';
import { useListFilter } from './list-filters.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { PastPayouts } from './past-payouts.tsx';
import { PaymentsList } from './payments-list.tsx';
import { ProviderLines } from './provider-lines.tsx';
import { RefundsList } from './refunds-list.tsx';
import { otherListAddress, type PaymentList, paymentLists } from './review-addresses.ts';
import { paymentOptions } from './review-words.ts';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { UnallocatedList } from './unallocated-list.tsx';

const MoneyList = () => (
  <div className="grid gap-6">
    <MoneyFigures />
    <ProviderLines />
    <Holds />
    <PastPayouts />
  </div>
);

const lists = {
  payments: {
    label: 'Payments',
    note: 'All payments, including payments that were started but never completed.',
    List: PaymentsList,
    needs: 'payments.read',
  },
  unallocated: {
    label: 'Unallocated',
    note: 'Money we received but can’t match to a purchase. Refund it to the payer.',
    List: UnallocatedList,
    needs: 'payments.read',
  },
  subscriptions: {
    label: 'Subscriptions',
    note: 'Subscriptions with their status and next charge.',
    List: SubscriptionsList,
    needs: 'payments.read',
  },
  notifications: {
    label: 'Provider notifications',
    note: 'Payment notifications from the provider.',
    List: NotificationsList,
    needs: 'books.read',
  },
  refunds: {
    label: 'Refunds',
    note: 'Refunds waiting for approval, an account or an EFT.',
    List: RefundsList,
    needs: 'books.read',
  },
  differences: {
    label: 'Mismatches',
    note: 'Subscriptions that differ between our records and the provider’s.',
    List: DifferencesList,
    needs: 'books.read',
  },
  money: {
    label: 'Balances',
    note: 'Balances at PayFast and at the bank, by owner.',
    List: MoneyList,
    needs: 'books.read',
  },
  corrections: {
    label: 'Corrections',
    note: 'Corrections to the ledger.',
    List: CorrectionsList,
    needs: 'books.read',
  },
} as const satisfies Record<PaymentList, { needs: AdminPermission; label: string; note: string; List: ComponentType }>;

/** The list that the URL selects. */
export function PaymentLists() {
  const [address] = useSearchParams();
  const may = useAdminMay();
  const open = paymentLists.filter((one) => may(lists[one].needs));
  const list = open.find((one) => one === address.get('list')) ?? 'payments';
  const { note, List } = lists[list];
  return (
    <>
      <PageHeader
        title="Payments"
        description={note}
        action={list === 'payments' && may('books.read') ? <PaymentsCsv /> : null}
      />
      <TabLinks
        label="Lists of payments"
        className="mb-4"
        tabs={open.map((one) => ({
          to: otherListAddress(one),
          label: lists[one].label,
          active: one === list,
        }))}
      />
      <List />
    </>
  );
}

function PaymentsCsv() {
  const { search: q, status } = useListFilter<PaymentStatus>(paymentOptions);
  return (
    <CsvButton
      name="payments.csv"
      load={(format) => call(adminPaymentsApi.csv, { query: { q, status, format } })}
      failed="We couldn’t download the payments"
      size="medium"
    >
      Download CSV
    </CsvButton>
  );
}
