import type { Sale } from '#contract/engagements/sales.ts';
import { saleSourceTexts, saleStatusTexts } from '#texts/engagements/sales.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import type { TableColumn } from '#web/ui/table.tsx';

/** A sale, for the business, its rep and the team. */
export const saleColumns: readonly TableColumn<Sale>[] = [
  {
    key: 'number',
    header: 'Order',
    primary: true,
    written: true,
    cell: ({ externalId, source }) => (
      <>
        {externalId}
        <span className="block font-normal text-ink-soft text-sm">{saleSourceTexts[source]}</span>
      </>
    ),
  },
  {
    key: 'at',
    header: 'Sold',
    cell: ({ at, place }) => (
      <span>
        {formatDateTime(at)}
        {place ? <span className="block text-ink-soft text-sm wrap-anywhere">{place}</span> : null}
      </span>
    ),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, reason }) => (
      <span>
        <StatusBadge {...saleStatusTexts[status]} />
        {reason ? <span className="mt-1 block text-sm wrap-anywhere">{reason}</span> : null}
      </span>
    ),
  },
];
