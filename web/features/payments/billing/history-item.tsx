import { type Payment, paymentsApi } from '#contract/payments/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDays } from '#web/lib/format-time.ts';
import { pdfFile } from '#web/lib/save-file.ts';
import { Badge } from '#web/ui/badge.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { paymentWords } from '../payment-words.ts';

/** A payment in a few lines: a year of them fits. */
export function HistoryItem({ payment }: { readonly payment: Payment }) {
  const { itemName, amountGross, paymentStatus, paidAt, createdAt, period, receiptNumber, hires } = payment;
  const { tone, label } = paymentWords[paymentStatus];
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 px-5 py-4 md:items-center md:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-semibold">{formatRandExact(amountGross)}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="row-start-2 mt-1 min-w-0 max-md:col-span-2">
        <p className="text-[0.9375rem]">
          {itemName}
          {period ? `, ${formatDays(period.from, period.until)}` : ''}
          {hires.length > 0 ? `: ${[...new Set(hires.map(({ repName }) => repName))].join(', ')}` : ''}
        </p>
        <p className="text-ink-soft text-sm">
          {paidAt ? 'Paid' : 'Begun'} on {formatDate(paidAt ?? createdAt)}
        </p>
      </div>
      {receiptNumber ? (
        <div className="md:row-span-2">
          <ReceiptButton payment={payment} />
        </div>
      ) : null}
    </li>
  );
}

/** The receipt as a PDF. */
function ReceiptButton({ payment: { merchantPaymentId, receiptNumber } }: { readonly payment: Payment }) {
  return (
    <DownloadButton
      load={async () => pdfFile(await call(paymentsApi.receipt, { params: { merchantPaymentId } }))}
      failed="We couldn’t download the receipt"
    >
      Receipt<VisuallyHidden> {receiptNumber}</VisuallyHidden>
    </DownloadButton>
  );
}
