import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Payment, paymentsApi } from '#contract/payments/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The receipt as a PDF. */
export function ReceiptButton({ payment: { merchantPaymentId, receiptNumber } }: { readonly payment: Payment }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { name, pdf } = await call(paymentsApi.receipt, { params: { merchantPaymentId } });
      saveFile(
        name,
        Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
        'application/pdf',
      );
    } catch (error) {
      failureToast('The receipt was not downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" className="size-4" />}
      busy={busy}
      onClick={() => void download()}
    >
      Receipt<VisuallyHidden> {receiptNumber}</VisuallyHidden>
    </Button>
  );
}
