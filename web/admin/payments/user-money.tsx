import { useQuery } from '@tanstack/react-query';
import type { UserMoney } from '#contract/admin/admin-users.ts';
import { paymentInPanelAddress, paymentsInPanelAddress } from '#contract/site/portal-addresses.ts';
import { moneyQuery } from '#web/admin/people/user-api.ts';
import { SectionRows, UserSection } from '#web/admin/people/user-section.tsx';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { refundWord } from './review-words.ts';

const walletFacts = ({ inWallet, onItsWay, paid }: NonNullable<UserMoney['wallet']>): Description[] => [
  { term: 'In the wallet', detail: formatRandExact(inWallet) },
  { term: 'On its way', detail: formatRandExact(onItsWay) },
  { term: 'Paid out', detail: formatRandExact(paid) },
];

/** For a user's page in the panel. */
export function MoneyOfUser({ userId }: { readonly userId: string }) {
  const found = useQuery(moneyQuery(userId));
  return (
    <>
      {found.data && found.data.wallet === null ? null : (
        <UserSection title="Wallet" found={found}>
          {({ wallet }) =>
            wallet ? (
              <div className="grid gap-3">
                <DescriptionList look="columns" items={walletFacts(wallet)} />
                {wallet.onHold ? <Badge tone="danger">On hold</Badge> : null}
              </div>
            ) : null
          }
        </UserSection>
      )}
      <UserSection
        title="Payments"
        found={found}
        action={<TextLink to={paymentsInPanelAddress(userId)}>All payments</TextLink>}
      >
        {({ payments }) => (
          <SectionRows
            label="Payments"
            empty="No payments."
            rows={payments.map(({ id, itemName, amountCents, status, createdAt }) => ({
              key: id,
              title: <TextLink to={paymentInPanelAddress(id)}>{itemName}</TextLink>,
              detail: `${formatRandExact(amountCents)}, ${formatDateTime(createdAt)}`,
              badge: <StatusBadge {...paymentWords[status]} />,
            }))}
          />
        )}
      </UserSection>
      {found.data?.refunds.length ? (
        <UserSection title="Refunds" found={found}>
          {({ refunds }) => (
            <SectionRows
              label="Refunds"
              empty="No refunds."
              rows={refunds.map(({ id, paymentId, amountCents, askedAt, ...of }) => ({
                key: id,
                title: <TextLink to={paymentInPanelAddress(paymentId)}>{formatRandExact(amountCents)}</TextLink>,
                detail: `Proposed ${formatDateTime(askedAt)}`,
                badge: <StatusBadge {...refundWord(of)} />,
              }))}
            />
          )}
        </UserSection>
      ) : null}
    </>
  );
}
