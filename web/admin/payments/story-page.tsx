import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { PaymentStory } from '#contract/payments/admin-payments.ts';
import type { PaidCourse, PaidHire } from '#contract/payments/payments.ts';
import { subscriptionStatusTexts } from '#texts/payments/status.ts';
import { PersonLink } from '#web/admin/people/person-link.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime, formatDay } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { storyQuery } from './api.ts';
import { NotificationFacts } from './notification-facts.tsx';
import { payerTitle, unknownPayer } from './payer-cell.tsx';
import { RefundCard } from './refund-card.tsx';
import { courseWords, hireWords, providerWords, sideWords, strayWords, transferWords } from './review-words.ts';
import { StoryActs } from './story-acts.tsx';
import { StoryReversal } from './story-reversal.tsx';

interface StoryPageProps {
  readonly merchantPaymentId: string;
  /** The URL of the list that it was opened from. */
  readonly back: string;
}

/** One payment: the amount, its notifications, its bookings. Opening it is recorded on the server. */
export function StoryPage({ merchantPaymentId, back }: StoryPageProps) {
  const { data, error, isFetching, refetch } = useQuery(storyQuery(merchantPaymentId));
  const above = <BackLink to={back}>Back to the list</BackLink>;
  if (!data) {
    return (
      <>
        <PageHeader title="Payment" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the payment" />
      </>
    );
  }
  const { payment, refunds, notifications, transfers, hires } = data;
  const repOf = (id: string | null) => hires.find(({ engagementId }) => engagementId === id)?.repName;
  const { label, tone } = paymentWords[payment.paymentStatus];
  return (
    <>
      <PageHeader title={`${formatRandExact(payment.amountGross)} from ${payerTitle(payment.payer)}`} above={above} />
      <div className="-mt-3 mb-6 flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        <Button
          variant="ghost"
          size="small"
          busy={isFetching}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <Card title="Payment details">
            <DescriptionList items={factsOf(data)} />
          </Card>
          {data.hires.length > 0 ? <StoryHires hires={data.hires} /> : null}
          {data.courses.length > 0 ? <StoryCourses courses={data.courses} /> : null}
          <Card title="Provider notifications">
            {notifications.length === 0 ? (
              <p className="text-ink-soft">Nothing yet.</p>
            ) : (
              <ol className="grid divide-y divide-line">
                {notifications.map((notification) => (
                  <li key={notification.id} className="min-w-0 py-5 first:pt-0 last:pb-0">
                    <NotificationFacts notification={notification} />
                  </li>
                ))}
              </ol>
            )}
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          {refunds.toReversed().map((refund) => (
            <RefundCard key={refund.id} refund={refund} story={data} />
          ))}
          <StoryActs story={data} />
          {data.payment.paymentStatus === 'CHARGED_BACK' ? <StoryReversal story={data} /> : null}
          <Card title="Ledger entries">
            {transfers.length === 0 ? (
              <p className="text-ink-soft">No money has moved.</p>
            ) : (
              <DescriptionList
                look="columns"
                items={transfers.map(({ what, engagementId, amountCents, at }) => ({
                  term: [transferWords[what], repOf(engagementId)].filter(Boolean).join(': '),
                  detail: `${formatRandExact(amountCents)}, ${formatDateTime(at)}`,
                }))}
              />
            )}
          </Card>
          <Alert tone="info">The audit log records that you viewed this payment.</Alert>
        </div>
      </div>
    </>
  );
}

function factsOf({ payment, provider, subscription, stray }: PaymentStory): Description[] {
  const { payer, side, itemName, createdAt, paidAt, merchantPaymentId, pfPaymentId } = payment;
  const number = (text: string) => <span className="break-all font-mono text-sm">{text}</span>;
  return [
    {
      term: 'Payer',
      detail:
        payer.userId === null ? (
          unknownPayer
        ) : payer.email ? (
          <PersonLink userId={payer.userId}>{payer.email}</PersonLink>
        ) : (
          'Account closed'
        ),
    },
    { term: 'For', detail: side ? `${itemName}, as a ${sideWords[side].toLowerCase()}` : itemName },
    { term: 'Started', detail: formatDateTime(createdAt) },
    { term: 'Paid', detail: paidAt ? formatDateTime(paidAt) : 'Not paid' },
    { term: 'Paid with', detail: providerWords[provider] },
    { term: 'Our reference', detail: number(merchantPaymentId) },
    { term: 'Provider’s reference', detail: pfPaymentId ? number(pfPaymentId) : 'None yet' },
    ...(subscription
      ? [
          {
            term: 'Subscription',
            detail: (
              <span className="flex flex-wrap items-center gap-2">
                <StatusBadge {...subscriptionStatusTexts[subscription.status]} />
                Paid until {formatDay(subscription.paidUntil)}
              </span>
            ),
          },
          { term: 'Provider’s token', detail: number(subscription.token) },
        ]
      : []),
    ...(stray
      ? [
          { term: 'Subscription', detail: strayWords[stray.state] },
          { term: 'Provider’s token', detail: number(stray.token) },
        ]
      : []),
  ];
}

/** The courses a payment is for, and the outcome of each. */
function StoryCourses({ courses }: { readonly courses: readonly PaidCourse[] }) {
  return (
    <Card title="Courses in this payment">
      <DescriptionList
        items={courses.map(({ title, learnerName, amountCents, state }) => ({
          term: learnerName ?? 'Deleted account',
          detail: `${formatRandExact(amountCents)}: ${title}. ${courseWords[state]}`,
        }))}
      />
    </Card>
  );
}

/** The gigs a payment is for, and the outcome of each part. */
function StoryHires({ hires }: { readonly hires: readonly PaidHire[] }) {
  return (
    <Card title="Gigs in this payment">
      <DescriptionList
        items={hires.map(({ repName, what, amountCents, cardFeeCents, state }) => ({
          term: repName,
          detail: `${formatRandExact(amountCents)}${cardFeeCents > 0 ? ` plus ${formatRandExact(cardFeeCents)} card fee` : ''}: ${what}. ${hireWords[state]}`,
        }))}
      />
    </Card>
  );
}
