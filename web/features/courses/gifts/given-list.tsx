import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { BadgeCheck, Gift as GiftIcon, RotateCcw } from 'lucide-react';
import { type Gift, type GiftOrder, giftsApi } from '#contract/courses/gifts.ts';
import { refundBankDays } from '#contract/payments/options.ts';
import { giveCoursesAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { givenQuery } from './api.ts';

const states: Record<Gift['state'], { readonly label: string; readonly tone: BadgeTone }> = {
  given: { label: 'Given', tone: 'info' },
  finished: { label: 'Certified', tone: 'success' },
  returned: { label: 'Returned', tone: 'neutral' },
  returning: { label: 'Not given, refund on its way', tone: 'danger' },
  gone: { label: 'Account closed', tone: 'neutral' },
};

const icons: Partial<Record<Gift['state'], React.ReactNode>> = {
  given: <GiftIcon aria-hidden="true" />,
  finished: <BadgeCheck aria-hidden="true" />,
  returned: <RotateCcw aria-hidden="true" />,
};

/** Courses the business gave, by payment. */
export function GivenList() {
  const query = useInfiniteQuery(givenQuery);
  return (
    <PagedList query={query} noun="payment" keyOf={({ paymentId }) => paymentId} empty={<NothingGiven />}>
      {(order) => <Order order={order} />}
    </PagedList>
  );
}

function NothingGiven() {
  const closed = useTrialRefusal(giftsApi.checkout);
  return (
    <EmptyState
      icon={<GiftIcon aria-hidden="true" />}
      title="No courses given yet"
      {...(closed === null && {
        action: (
          <LinkButton to={giveCoursesAddress()} variant="accent">
            Give courses
          </LinkButton>
        ),
      })}
    >
      The courses you give appear here. You’ll see who has earned the certificate.
    </EmptyState>
  );
}

function Order({ order: { paidAt, amountCents, receiptNumber, gifts } }: { readonly order: GiftOrder }) {
  return (
    <Card
      title={formatDate(paidAt)}
      description={`${formatRandExact(amountCents)}${receiptNumber ? `, receipt ${receiptNumber}` : ''}`}
    >
      <ul className="grid divide-y divide-line">
        {gifts.map((gift) => (
          <li
            key={`${gift.courseId} ${gift.giftId ?? gift.repName}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-semibold wrap-anywhere">{gift.repName ?? 'A former rep'}</span>
              <span className="text-ink-soft">{gift.title}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={states[gift.state].tone} icon={icons[gift.state]}>
                {states[gift.state].label}
              </Badge>
              {gift.giftId && gift.takeBackUntil ? (
                <RefundGift gift={gift} giftId={gift.giftId} until={gift.takeBackUntil} />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RefundGiftProps {
  readonly gift: Gift;
  readonly giftId: string;
  readonly until: string;
}

function RefundGift({ gift: { title, repName }, giftId, until }: RefundGiftProps) {
  const refund = useMutation(mutationOf(giftsApi.refund));
  const who = repName ?? 'them';
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="small">
          Withdraw
          <span className="sr-only">
            {' '}
            {title} from {who}
          </span>
        </Button>
      }
      title={`Withdraw “${title}” from ${who}?`}
      description={`You can do this until ${formatDateTime(until)} if they haven’t started the course. We’ll close it, notify them and refund you.`}
      confirmLabel="Withdraw course"
      failed="We couldn’t withdraw the course"
      act={async () => {
        const { amountCents } = await refund.mutateAsync({ params: { giftId } });
        toast({
          title: 'Your refund is on its way',
          description: `${formatRandExact(amountCents)}. Your bank takes up to ${refundBankDays} working days to show it.`,
        });
      }}
    />
  );
}
