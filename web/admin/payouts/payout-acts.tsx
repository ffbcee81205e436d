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
  const takeBack = useMutation(mutationOf(api.takeBack));
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
      failureToast('Nothing was changed', error);
    }
  }
  const entries: MenuEntry[] = [
    ...(status === 'released'
      ? [
          {
            label: 'Mark as paid',
            onSelect: () => (returnSeen ? setAsking('pay') : void at(pay.mutateAsync({ params }), 'Marked as paid')),
          },
          { label: 'Return to the wallet', onSelect: () => setAsking('fail') },
        ]
      : []),
    ...(status === 'paid' ? [{ label: 'Return to the wallet', onSelect: () => setAsking('return') }] : []),
    ...(status === 'in_batch'
      ? [
          {
            label: 'Take it out of the batch',
            onSelect: () => void at(takeOut.mutateAsync({ params }), 'Taken out of the batch'),
          },
        ]
      : []),
    ...(holds.length === 0
      ? [{ label: 'Put the wallet on hold', onSelect: () => setAsking('hold'), tone: 'danger' as const }]
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
          description={`A bank statement returns ${reference}. Mark it as paid only if the money has reached ${payerName(rep)} since.`}
          confirmLabel="Mark as paid"
          tone="danger"
          open
          onOpenChange={close}
          busy={pay.isPending}
          onConfirm={() => void at(pay.mutateAsync({ params }), 'Marked as paid').then(close)}
        />
      ) : null}
      {asking === 'fail' ? (
        <ReasonDialog
          hint="The rep reads it."
          limit={300}
          title={`Return ${amount} to the wallet?`}
          description={`The bank didn’t pay it, or it came back. ${payerName(rep)}’s wallet is then on hold until one admin proposes to lift the hold and another approves.`}
          confirmLabel="Return to the wallet"
          onSend={(reason) => fail.mutateAsync({ params, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          hint="The rep reads it."
          limit={300}
          title={`Return ${amount} to the wallet?`}
          description={`A second admin must approve this. The money then goes back into ${payerName(rep)}’s wallet, which is on hold until two admins lift it. Propose it once the money is in our bank account again.`}
          confirmLabel="Propose return"
          onSend={async (reason) => {
            await takeBack.mutateAsync({ params, body: { reason } });
            toast({ title: 'Sent for approval', description: 'It waits under Approvals for a second admin.' });
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
