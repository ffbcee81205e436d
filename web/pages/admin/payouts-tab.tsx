import { useSearchParams } from 'react-router';
import { BatchPage } from '#web/features/payments/payouts/batch-page.tsx';
import { PayoutDesk } from '#web/features/payments/payouts/payout-desk.tsx';
import { StatementPage } from '#web/features/payments/payouts/statement-page.tsx';

/** The lists, or the batch or the statement that the address names. */
export function PayoutsTab() {
  const [address] = useSearchParams();
  const [batch, statement] = [address.get('batch'), address.get('statement')];
  if (batch) return <BatchPage key={batch} batchId={batch} />;
  if (statement) return <StatementPage key={statement} statementId={statement} />;
  return <PayoutDesk />;
}
