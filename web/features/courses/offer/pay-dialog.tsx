import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Payment, paymentsApi } from '#contract/payments/payments.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { redirecting, sendTo } from '#web/lib/payment-tab.ts';
import type { Started } from '#web/lib/use-payment-tab.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Buying } from './use-buying.ts';

interface PayDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly buying: Buying;
  readonly price: string;
  /** Why paying isn't possible yet. */
  readonly notYet?: string | undefined;
  /** What happens once the bank confirms: "The course will open here". */
  readonly then: string;
  /** The success message, if the page behind doesn't show it. */
  readonly paid?: (payment: Payment) => string;
  readonly title?: string;
  readonly description?: string;
  /** The order. */
  readonly children: ReactNode;
}

/** From the order to the payment, which continues in a tab of the provider. */
export function PayDialog(props: PayDialogProps) {
  const { open, onClose, buying, price, notYet, children } = props;
  const { pay, busy, started, failure, startOver } = buying;
  const close = () => {
    onClose();
    startOver();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      title={started ? 'Your payment' : (props.title ?? 'Review your order')}
      description={
        started ? undefined : (props.description ?? 'Check the details before you pay. You haven’t been charged yet.')
      }
      footer={
        started ? (
          <AfterStart started={started} isTold={props.paid !== undefined} onBack={startOver} onDone={close} />
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              variant="accent"
              busy={busy}
              busyLabel={redirecting}
              disabled={notYet !== undefined}
              {...(notYet !== undefined && { disabledReason: notYet })}
              onClick={() => void pay()}
            >
              {notYet === undefined ? `Pay ${price}` : 'Pay'}
            </Button>
          </>
        )
      }
    >
      {started ? <Waiting started={started} then={props.then} paid={props.paid} /> : children}
      {failure && !started ? (
        <Alert tone="danger" title={failure.title} announce className="mt-5">
          {failure.text}
        </Alert>
      ) : null}
    </Dialog>
  );
}

const startedQuery = ({ checkout }: Started) =>
  queryOf(paymentsApi.show, { params: { merchantPaymentId: checkout.paymentId } });

interface AfterStartProps {
  readonly started: Started;
  readonly isTold: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function AfterStart({ started, isTold, onBack, onDone }: AfterStartProps) {
  const { data } = useQuery(startedQuery(started));
  if (isTold && data?.paymentStatus === 'COMPLETE') return <Button onClick={onDone}>Done</Button>;
  return (
    <>
      <Button variant="secondary" onClick={onBack}>
        Back to order
      </Button>
      <Button variant={started.blocked ? 'accent' : 'primary'} onClick={() => sendTo(null, started.checkout)}>
        {started.blocked ? 'Continue to payment' : 'Reopen payment page'}
      </Button>
    </>
  );
}

interface WaitingProps {
  readonly started: Started;
  readonly then: string;
  readonly paid: PayDialogProps['paid'];
}

/** While the user pays in the other tab. */
function Waiting({ started, then, paid }: WaitingProps) {
  const { data } = useQuery(startedQuery(started));
  const { blocked } = started;
  if (data?.paymentStatus === 'FAILED')
    return (
      <Alert tone="danger" title="Payment failed" announce>
        Your bank declined the payment, and you weren’t charged. Try again or use another card.
      </Alert>
    );
  if (data?.paymentStatus === 'CANCELLED')
    return (
      <Alert title="Payment Cancelled" announce>
        Your payment was cancelled. No charges have been made to your account.
      </Alert>
    );
  if (paid !== undefined && data?.paymentStatus === 'COMPLETE')
    return (
      <Alert tone="success" title="Payment received" announce>
        {paid(data)}
      </Alert>
    );
  return (
    <div className="grid gap-4">
      {blocked ? (
        <Alert tone="warning" title="The payment page didn’t open">
          Your browser blocked the new tab. Press the button to continue.
        </Alert>
      ) : null}
      <div role="status" className="flex items-start gap-3.5">
        {blocked ? null : <Spinner className="mt-1 shrink-0 text-brand" />}
        <p>
          {blocked ? 'You’ll pay on PayFast’s page, which opens in a new tab.' : 'Pay in the PayFast tab.'} {then} as
          soon as your bank confirms the payment, usually within a minute.
        </p>
      </div>
      <p className="text-ink-soft text-sm">
        If you closed that tab or cancelled there, you weren’t charged. If you paid, your payment counts even if you
        close this page.
      </p>
    </div>
  );
}
