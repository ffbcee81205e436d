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
  const taken = `The bank of ${who} took the money back`;
  if (status === 'REFUNDED') return `${taken}, though it was refunded before. The second time is booked as a loss.`;
  if (status === 'UNALLOCATED') return `${taken}: it was theirs, so there is no loss.`;
  return `${taken}: it is booked as a loss, and this payment can’t be refunded any more.`;
}

/** What may be begun with a payment; what follows is said before. */
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
            Record a chargeback
          </Button>
        ) : null}
      </div>
      {asking === 'refund' && inParts ? (
        <PartRefundDialog
          who={who}
          refundableCents={refundableCents}
          onSend={async (refund) => {
            await acts.mutateAsync({ act: 'askRefund', ...refund });
            toast({ title: 'Refund proposed', description: 'It waits for a second admin.' });
          }}
          onClose={close}
        />
      ) : asking === 'refund' ? (
        <ReasonDialog
          title={`Refund ${formatRandExact(refundableCents)}?`}
          description={[
            `${refundableCents < payment.amountGross ? 'What is left of the payment' : 'The whole payment'} goes back to ${who} once another admin approves.`,
            subscription ? 'A month of a subscription can only be refunded in full.' : '',
            refundEnds
              ? 'It pays for the current month, so their subscription ends with the approval.'
              : closes
                ? 'With the approval they lose access to what it paid for.'
                : runs
                  ? 'Their subscription continues.'
                  : '',
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel="Propose refund"
          onSend={async (reason) => {
            await acts.mutateAsync({ act: 'askRefund', reason });
            toast({ title: 'Refund proposed', description: 'It waits for a second admin.' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'chargeback' ? (
        <ReasonDialog
          title={`Was ${amount} charged back?`}
          description={[
            chargebackMeans(payment.paymentStatus, who),
            runs ? 'Their subscription ends immediately.' : '',
            hires.some(({ state }) => state === 'funded' || state === 'settled' || state === 'partly_returned')
              ? 'Gigs that can still be cancelled free of charge are cancelled. All others wait for a person to decide, and pay in wallets goes on hold.'
              : '',
            closes
              ? 'They lose access to what it paid for immediately. A certificate stays until it is withdrawn.'
              : '',
            chargebackStops
              ? 'The refund in progress is stopped. First make sure that it hasn’t been paid by EFT.'
              : '',
            'This can’t be undone here.',
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel="Record the chargeback"
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
