import { useSearchParams } from 'react-router';
import { BatchPage } from '#web/admin/payouts/batch-page.tsx';
import { PayoutDesk } from '#web/admin/payouts/payout-desk.tsx';
import { StatementPage } from '#web/admin/payouts/statement-page.tsx';

/** The lists, or the batch or statement that the URL selects. */
export default function PayoutsTab() {
  const [address] = useSearchParams();
  const [batch, statement] = [address.get('batch'), address.get('statement')];
  if (batch) return <BatchPage key={batch} batchId={batch} />;
  if (statement) return <StatementPage key={statement} statementId={statement} />;
  return <PayoutDesk />;
}
