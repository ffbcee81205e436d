import { useMutation } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type AdminPayout, adminPayoutsApi as api } from '#contract/payouts/admin-payouts.ts';
import { payerName } from '#web/admin/payments/payer-cell.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { HoldDialog } from './hold-dialog.tsx';

type Asking = 'pay' | 'fail' | 'return' | 'hold' | null;

interface PayoutActsProps {
  readonly payout: AdminPayout;
  /** Opens the menu instead of the usual icon. */
  readonly trigger?: ReactElement;
}

/** The actions that a payout in its present status allows. */
export function PayoutActs({ payout, trigger }: PayoutActsProps) {
  const { status, holds, rep, reference, returnSeen } = payout;
  const [asking, setAsking] = useState<Asking>(null);
  const pay = useMutation(mutationOf(api.pay));
  const fail = useMutation(mutationOf(api.fail));
  const markReturned = useMutation(mutationOf(api.markReturned));
  const takeOut = useMutation(mutationOf(api.takeOut));
  const hold = useMutation(mutationOf(api.hold));
  const params = { payoutId: payout.id };
  const amount = formatRandExact(payout.amountCents);
  const close = () => setAsking(null);

  async function at(once: Promise<unknown>, done: string) {
    try {
      await once;
      toast({ title: done });
    } catch (error) {
      failureToast('We couldn’t change the payout', error);
    }
  }
  const entries: MenuEntry[] = [
    ...(status === 'released'
      ? [
          {
            label: 'Mark as paid',
            onSelect: () =>
              returnSeen ? setAsking('pay') : void at(pay.mutateAsync({ params }), 'Payout marked as paid'),
          },
          { label: 'Return to wallet', onSelect: () => setAsking('fail') },
        ]
      : []),
    ...(status === 'paid' ? [{ label: 'Return to wallet', onSelect: () => setAsking('return') }] : []),
    ...(status === 'in_batch'
      ? [
          {
            label: 'Remove from batch',
            onSelect: () => void at(takeOut.mutateAsync({ params }), 'Payout removed from the batch'),
          },
        ]
      : []),
    ...(holds.length === 0
      ? [{ label: 'Put wallet on hold', onSelect: () => setAsking('hold'), tone: 'danger' as const }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          trigger ?? <IconButton label={`Actions for ${reference}`} icon={<MoreHorizontal aria-hidden="true" />} />
        }
        entries={entries}
      />
      {asking === 'pay' ? (
        <AlertDialog
          title={`Did the bank pay ${amount} again after the return?`}
          description={`A bank statement shows ${reference} as returned. Mark the payout as paid only if ${payerName(rep)} has received the money since.`}
          confirmLabel="Mark as paid"
          tone="danger"
          open
          onOpenChange={close}
          busy={pay.isPending}
          onConfirm={() => void at(pay.mutateAsync({ params }), 'Payout marked as paid').then(close)}
        />
      ) : null}
      {asking === 'fail' ? (
        <ReasonDialog
          hint="The rep will see this."
          limit={300}
          title={`Return ${amount} to the wallet?`}
          description={`Use this if the bank didn’t pay or returned the money. We’ll put ${payerName(rep)}’s wallet on hold until two admins lift the hold.`}
          confirmLabel="Return to wallet"
          onSend={(reason) => fail.mutateAsync({ params, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          hint="The rep will see this."
          limit={300}
          title={`Return ${amount} to the wallet?`}
          description={`Propose this once the money is back in our bank account. A second admin must approve it. The money will go to ${payerName(rep)}’s wallet, which will stay on hold until two admins lift the hold.`}
          confirmLabel="Propose return"
          onSend={async (reason) => {
            await markReturned.mutateAsync({ params, body: { reason } });
            toast({ title: 'Sent for approval', description: 'A second admin can approve it under Approvals.' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'hold' ? (
        <HoldDialog name={payerName(rep)} onSend={(body) => hold.mutateAsync({ params, body })} onClose={close} />
      ) : null}
    </>
  );
}
