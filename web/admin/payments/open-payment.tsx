import type { AdminPayment } from '#contract/payments/admin-payments.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { payerTitle } from './payer-cell.tsx';

interface OpenPaymentProps {
  readonly to: string;
  readonly payment: Pick<AdminPayment, 'payer' | 'amountGross'>;
}

/** At the end of a row: a link to the payment's history. */
export function OpenPayment({ to, payment: { payer, amountGross } }: OpenPaymentProps) {
  return (
    <LinkButton to={to} variant="secondary" size="small" full="phone">
      Open
      <VisuallyHidden>
        {' '}
        the payment from {payerTitle(payer)}, {formatRandExact(amountGross)}
      </VisuallyHidden>
    </LinkButton>
  );
}
