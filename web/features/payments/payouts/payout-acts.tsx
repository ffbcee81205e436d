import { useMutation } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { type AdminPayout, adminPayoutsApi as api } from '#contract/payouts/admin-payouts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { payerName } from '../review/payer-cell.tsx';
import { HoldDialog } from './hold-dialog.tsx';

type Asking = 'fail' | 'return' | 'hold' | null;

/** What can be done with one payout, as it stands. */
export function PayoutActs({ payout }: { readonly payout: AdminPayout }) {
  const { status, holds, rep, reference } = payout;
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
          { label: 'It is paid', onSelect: () => void at(pay.mutateAsync({ params }), 'Booked as paid') },
          { label: 'The bank could not pay it', onSelect: () => setAsking('fail') },
        ]
      : []),
    ...(status === 'paid' ? [{ label: 'It came back', onSelect: () => setAsking('return') }] : []),
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
        trigger={<IconButton label={`Do something with ${reference}`} icon={<MoreHorizontal aria-hidden="true" />} />}
        entries={entries}
      />
      {asking === 'fail' ? (
        <ReasonDialog
          hint="The rep reads it."
          limit={300}
          title={`Could ${amount} not be paid?`}
          description={`It goes back into the wallet of ${payerName(rep)}, which is on hold until somebody has looked at the account.`}
          confirmLabel="It was not paid"
          onSend={(reason) => fail.mutateAsync({ params, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          hint="The rep reads it."
          limit={300}
          title={`Has ${amount} come back?`}
          description={`It goes into the wallet of ${payerName(rep)}, which is on hold until somebody has looked at the account. Say so once the money is at our bank again.`}
          confirmLabel="It came back"
          onSend={(reason) => takeBack.mutateAsync({ params, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {asking === 'hold' ? (
        <HoldDialog name={payerName(rep)} onSend={(body) => hold.mutateAsync({ params, body })} onClose={close} />
      ) : null}
    </>
  );
}
