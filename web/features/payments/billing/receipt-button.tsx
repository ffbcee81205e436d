import { type Payment, paymentsApi } from '#contract/payments/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { pdfFile } from '#web/lib/save-file.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The receipt as a PDF. */
export function ReceiptButton({ payment: { merchantPaymentId, receiptNumber } }: { readonly payment: Payment }) {
  return (
    <DownloadButton
      load={async () => pdfFile(await call(paymentsApi.receipt, { params: { merchantPaymentId } }))}
      failed="The receipt was not downloaded"
    >
      Receipt<VisuallyHidden> {receiptNumber}</VisuallyHidden>
    </DownloadButton>
  );
}
