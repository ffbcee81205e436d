import type { AdminPayer } from '#contract/payments/admin-payments.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { payerName } from './payer-cell.tsx';

interface OpenPaymentProps {
  readonly to: string;
  readonly payer: AdminPayer;
}

/** At the end of a row: the whole story of its payment. */
export function OpenPayment({ to, payer }: OpenPaymentProps) {
  return (
    <LinkButton to={to} variant="secondary" size="small" full="phone">
      Open<VisuallyHidden> the payment of {payerName(payer)}</VisuallyHidden>
    </LinkButton>
  );
}
