import { useState } from 'react';
import type { PaymentStory } from '#contract/payments/admin-payments.ts';
import type { RefundInStory } from '#contract/payments/admin-refund.ts';
import { isForHand } from '#domain/payments/money-back.ts';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { useStoryActs } from './api.ts';
import { EftDialog } from './eft-dialog.tsx';
import { payerName } from './payer-cell.tsx';
import { refundWord } from './review-words.ts';

interface RefundCardProps {
  readonly refund: RefundInStory;
  readonly story: PaymentStory;
}

/** One refund: who proposed it, who decides, and its status. */
export function RefundCard({ refund, story }: RefundCardProps) {
  const { label, tone } = refundWord(refund);
  const may = useAdminMay()('refunds.approve');
  return (
    <Card title={`Refund of ${formatRandExact(refund.amountCents)}`} action={<Badge tone={tone}>{label}</Badge>}>
      <div className="grid gap-5">
        <DescriptionList look="columns" items={factsOf(refund)} />
        {may && refund.status === 'asked' ? <Decision refund={refund} story={story} /> : null}
        {may && isForHand(refund) ? <ByHand refund={refund} story={story} /> : null}
      </div>
    </Card>
  );
}

function Decision({ refund, story: { payment, refundEnds, courses } }: RefundCardProps) {
  const { email } = useAdmin();
  const acts = useStoryActs(payment.merchantPaymentId);
  const [rejecting, setRejecting] = useState(false);
  const own = refund.askedBy === email;
  const who = payerName(payment.payer);
  const amount = formatRandExact(refund.amountCents);
  const refundId = refund.id;
  const closes = courses.some(({ state }) => state === 'opened');
  const ends = refundEnds
    ? ' Their subscription will end immediately.'
    : closes
      ? ' They’ll immediately lose access to the courses it paid for.'
      : '';
  return (
    <div className="grid gap-3">
      {own ? (
        <Button full disabledReason="You proposed this refund, so another admin must approve it.">
          Approve refund
        </Button>
      ) : (
        <AskFirst
          trigger={<Button full>Approve refund</Button>}
          title={`Refund ${amount}?`}
          description={`We’ll refund ${amount} to the card of ${who}.${ends} This can’t be undone.`}
          confirmLabel="Approve refund"
          failed="We couldn’t approve the refund"
          act={async () => {
            await acts.mutateAsync({ act: 'approve', refundId });
            toast({ title: 'Refund approved', description: 'The money is on its way.' });
          }}
        />
      )}
      <Button variant="secondary" full onClick={() => setRejecting(true)}>
        {own ? 'Withdraw refund' : 'Reject refund'}
      </Button>
      {rejecting ? (
        <ReasonDialog
          title={own ? 'Withdraw this refund?' : 'Reject this refund?'}
          description={`We won’t refund the ${amount}. The refund can be proposed again.`}
          confirmLabel={own ? 'Withdraw refund' : 'Reject refund'}
          onSend={async (reason) => {
            await acts.mutateAsync({ act: 'reject', refundId, reason });
            toast({ title: own ? 'Refund withdrawn' : 'Refund rejected' });
          }}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </div>
  );
}

function ByHand({ refund, story: { payment } }: RefundCardProps) {
  const acts = useStoryActs(payment.merchantPaymentId);
  const { email } = useAdmin();
  const [paying, setPaying] = useState(false);
  return (
    <>
      <Button
        full
        variant={refund.account ? 'primary' : 'secondary'}
        disabledReason={
          refund.decidedBy === email ? 'You approved this refund, so another admin must pay it by EFT.' : undefined
        }
        onClick={() => setPaying(true)}
      >
        Record EFT refund
      </Button>
      {paying ? (
        <EftDialog
          amount={formatRandExact(refund.amountCents)}
          onSend={async (reference) => {
            await acts.mutateAsync({ act: 'recordEft', refundId: refund.id, reference });
            toast({ title: 'EFT refund recorded' });
          }}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </>
  );
}

function factsOf(refund: RefundInStory): Description[] {
  const { askedAt, askedBy, reason, decidedAt, decidedBy, keptUntil, failure, account, eftReference, paidBy } = refund;
  return [
    { term: 'Reason', detail: <span className="whitespace-pre-line">{reason}</span> },
    { term: 'Proposed', detail: `${formatDateTime(askedAt)}, by ${askedBy ?? 'the payer or automatically'}` },
    ...(decidedAt
      ? [{ term: 'Decided', detail: `${formatDateTime(decidedAt)}${decidedBy ? `, by ${decidedBy}` : ''}` }]
      : []),
    ...(keptUntil ? [{ term: 'Kept until', detail: formatDateTime(keptUntil) }] : []),
    ...(failure ? [{ term: 'Reason for failure', detail: failure }] : []),
    ...(account
      ? [
          { term: 'Account holder', detail: account.accountHolder },
          { term: 'Bank', detail: `${account.bank}, branch ${account.branchCode}` },
          { term: 'Account number', detail: <span className="figures">{account.accountNumber}</span> },
        ]
      : []),
    ...(eftReference ? [{ term: 'Reference', detail: eftReference }] : []),
    ...(paidBy ? [{ term: 'Paid by EFT', detail: `By ${paidBy}` }] : []),
  ];
}
