import { useState } from 'react';
import type { PaymentStory } from '#contract/payments/admin-payments.ts';
import type { PaymentStatus } from '#contract/payments/options.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useStoryActs } from './api.ts';
import { PartRefundDialog } from './part-refund-dialog.tsx';
import { payerName } from './payer-cell.tsx';

function chargebackMeans(status: PaymentStatus, who: string): string {
  const taken = `The bank reversed the payment from ${who}`;
  if (status === 'REFUNDED')
    return `${taken}, although we had already refunded it. We’ll book the second refund as a loss.`;
  if (status === 'UNALLOCATED') return `${taken}. The money was theirs, so we won’t book a loss.`;
  return `${taken}. We’ll book a loss, and you’ll no longer be able to refund this payment.`;
}

/** The refund and chargeback of a payment. Each dialog names the consequences first. */
export function StoryActs({ story }: { readonly story: PaymentStory }) {
  const { payment, subscription, inParts, refundableCents, canRefund, refundEnds, chargebackStops, courses, hires } =
    story;
  const canRecordChargeback = useAdminMay()('payments.settle') && story.canRecordChargeback;
  const acts = useStoryActs(payment.merchantPaymentId);
  const [asking, setAsking] = useState<'refund' | 'chargeback' | null>(null);
  if (!canRefund && !canRecordChargeback) return null;
  const amount = formatRandExact(payment.amountGross);
  const who = payerName(payment.payer);
  const close = () => setAsking(null);
  const closes = courses.some(({ state }) => state === 'opened');
  const runs = subscription !== null && subscription.status !== 'ended';
  return (
    <Card title="Refund or chargeback">
      <div className="grid gap-3">
        {canRefund ? (
          <Button variant="secondary" full onClick={() => setAsking('refund')}>
            Propose refund
          </Button>
        ) : null}
        {canRecordChargeback ? (
          <Button variant="danger" full onClick={() => setAsking('chargeback')}>
            Record chargeback
          </Button>
        ) : null}
      </div>
      {asking === 'refund' && inParts ? (
        <PartRefundDialog
          who={who}
          refundableCents={refundableCents}
          onSend={async (refund) => {
            await acts.mutateAsync({ act: 'askRefund', ...refund });
            toast({ title: 'Refund proposed', description: 'A second admin must approve it.' });
          }}
          onClose={close}
        />
      ) : asking === 'refund' ? (
        <ReasonDialog
          title={`Refund ${formatRandExact(refundableCents)}?`}
          description={[
            `We’ll refund ${refundableCents < payment.amountGross ? 'the rest of the payment' : 'the whole payment'} to ${who} once another admin approves.`,
            subscription ? 'A month of a subscription can only be refunded in full.' : '',
            refundEnds
              ? 'The payment covers the current month, so the refund will also end their subscription.'
              : closes
                ? 'Once approved, they’ll lose access to the courses it paid for.'
                : runs
                  ? 'Their subscription will continue.'
                  : '',
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel="Propose refund"
          onSend={async (reason) => {
            await acts.mutateAsync({ act: 'askRefund', reason });
            toast({ title: 'Refund proposed', description: 'A second admin must approve it.' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'chargeback' ? (
        <ReasonDialog
          title={`Was ${amount} charged back?`}
          description={[
            chargebackMeans(payment.paymentStatus, who),
            runs ? 'Their subscription will end immediately.' : '',
            hires.some(({ state }) => state === 'funded' || state === 'settled' || state === 'partly_returned')
              ? 'Gigs that can still be cancelled free of charge will be cancelled. An admin must decide all others. Pay in wallets will be put on hold.'
              : '',
            closes
              ? 'They’ll immediately lose access to the courses it paid for. Certificates will stay valid until an admin withdraws them.'
              : '',
            chargebackStops
              ? 'The refund in progress will be stopped. First make sure it hasn’t been paid by EFT.'
              : '',
            'You can’t undo this here.',
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel="Record chargeback"
          onSend={async (reason) => {
            await acts.mutateAsync({ act: 'recordChargeback', reason });
            toast({ title: 'Chargeback recorded' });
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
