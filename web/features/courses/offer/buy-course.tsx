import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { CoursePage } from '#contract/courses/courses.ts';
import { moneyBack } from '#contract/courses/options.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { redirecting, sendTo } from '#web/lib/payment-tab.ts';
import type { Begun } from '#web/lib/use-payment-tab.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useBuying } from './use-buying.ts';

interface BuyCourseProps {
  readonly course: Pick<CoursePage, 'id' | 'title' | 'priceCents'>;
}

/** From the price to the payment. The page behind it opens the course by itself when the payment is in. */
export function BuyCourse({ course: { id, title, priceCents } }: BuyCourseProps) {
  const [open, setOpen] = useState(false);
  const { pay, busy, begun, failure, startOver } = useBuying(id);
  const price = formatRandExact(priceCents);
  const close = () => {
    setOpen(false);
    startOver();
  };
  return (
    <>
      <Button variant="accent" full onClick={() => setOpen(true)}>
        Buy for {price}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title={begun ? 'Your payment' : 'Review your order'}
        description={begun ? undefined : 'Read it before you pay. Nothing has been charged yet.'}
        footer={
          begun ? (
            <>
              <Button variant="secondary" onClick={startOver}>
                Back to the order
              </Button>
              <Button variant={begun.blocked ? 'accent' : 'primary'} onClick={() => sendTo(null, begun.checkout)}>
                {begun.blocked ? 'Continue to payment' : 'Open the payment page again'}
              </Button>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
              <Button variant="accent" busy={busy} busyLabel={redirecting} onClick={() => void pay()}>
                Pay {price}
              </Button>
            </>
          )
        }
      >
        {begun ? <Waiting begun={begun} /> : <Order title={title} price={price} />}
        {failure && !begun ? (
          <Alert tone="danger" title={failure.title} announce className="mt-5">
            {failure.text}
          </Alert>
        ) : null}
      </Dialog>
    </>
  );
}

/** What is bought, said before it is (ECTA, section 43). */
function Order({ title, price }: { readonly title: string; readonly price: string }) {
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          { term: 'What you buy', detail: <strong className="font-semibold">Training course: {title}</strong> },
          { term: 'Price', detail: <strong className="figures font-semibold">{price}, once</strong> },
          { term: 'How long', detail: 'It is yours to keep.' },
          {
            term: 'Money back',
            detail: `Within ${moneyBack.days} days, while less than ${moneyBack.belowPercent} % of it is done, on the page of the course; each course once.`,
          },
          {
            term: 'Sold by',
            detail: (
              <>
                {brand.company.legalName}, {brand.company.city}. {brand.support.email}, {brand.support.phone}.{' '}
                <TextLink to="/terms" target="_blank">
                  Terms
                </TextLink>
              </>
            ),
          },
        ]}
      />
      <p className="text-ink-soft text-sm">
        You pay on the page of PayFast, which opens in a new tab. Your card’s number goes there and never to us.
      </p>
    </div>
  );
}

/** While somebody pays in the other tab. */
function Waiting({ begun: { checkout, blocked } }: { readonly begun: Begun }) {
  const { data } = useQuery(queryOf(paymentsApi.show, { params: { merchantPaymentId: checkout.paymentId } }));
  if (data?.paymentStatus === 'FAILED')
    return (
      <Alert tone="danger" title="Payment failed" announce>
        Your bank did not let it through, and nothing was charged. Try again, or use another card.
      </Alert>
    );
  if (data?.paymentStatus === 'CANCELLED')
    return (
      <Alert title="Payment Cancelled" announce>
        Your payment was cancelled. No charges have been made to your account.
      </Alert>
    );
  return (
    <div className="grid gap-4">
      {blocked ? (
        <Alert tone="warning" title="The payment page did not open">
          Your browser kept the new tab from opening. Press the button to go on.
        </Alert>
      ) : null}
      <div role="status" className="flex items-start gap-3.5">
        {blocked ? null : <Spinner className="mt-1 shrink-0 text-brand" />}
        <p>
          {blocked ? 'You pay on the page of PayFast, which opens in a new tab.' : 'Pay in the tab of PayFast.'} The
          course opens here by itself as soon as your bank’s answer is in, mostly within a minute.
        </p>
      </div>
      <p className="text-ink-soft text-sm">
        Did you close that tab, or cancel there? Then nothing was charged. What you paid counts as soon as it is in,
        also when this page is closed.
      </p>
    </div>
  );
}
