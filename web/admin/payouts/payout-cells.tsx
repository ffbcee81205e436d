import type { AdminPayout } from '#contract/payouts/admin-payouts.ts';
import { payoutStatusTexts } from '#texts/payouts/status.ts';
import { PayerCell } from '#web/admin/payments/payer-cell.tsx';
import { nameAccount } from '#web/features/payouts/wallet-words.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { TableMoment } from '#web/lib/table-moment.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { TableColumn } from '#web/ui/table.tsx';

function PayoutState({ status, holds, reason, chargedBack }: AdminPayout) {
  const { label, tone } = payoutStatusTexts[status];
  const why = [
    ...(status === 'asked' ? holds.map((hold) => hold.reason) : reason ? [reason] : []),
    ...(chargedBack
      ? [
          `${formatRandExact(chargedBack.payCents)} of this rep’s pay was charged back. ${formatRandExact(chargedBack.onHoldCents)} of that is on hold.`,
        ]
      : []),
  ];
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={tone}>{label}</Badge>
        {holds.length > 0 ? <Badge tone="danger">On hold</Badge> : null}
        {chargedBack ? <Badge tone="danger">Charged back</Badge> : null}
      </span>
      {why.map((text) => (
        <span key={text} className="wrap-anywhere text-ink-soft text-sm leading-snug">
          {text}
        </span>
      ))}
    </span>
  );
}

/** The columns that every list of payouts shares. */
export const payoutColumns: readonly TableColumn<AdminPayout>[] = [
  { key: 'rep', header: 'Rep', primary: true, cell: ({ rep }) => <PayerCell {...rep} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRandExact(amountCents) },
  {
    key: 'account',
    header: 'Account',
    cell: (payout) => (
      <span className="grid gap-0.5">
        <span>{nameAccount(payout)}</span>
        <span className="font-mono text-ink-soft text-sm">{payout.reference}</span>
      </span>
    ),
  },
  { key: 'asked', header: 'Requested', cell: ({ askedAt }) => <TableMoment at={askedAt} /> },
  { key: 'status', header: 'Status', cell: (payout) => <PayoutState {...payout} /> },
];
