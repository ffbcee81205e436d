import type { PayoutTransferKind } from '#contract/ledger/options.ts';
import type { WalletLine } from '#contract/payouts/wallet.ts';
import { payoutReference } from '#domain/payouts/references.ts';
import type { LineRow } from './queries/select-lines.ts';

const ofPayout: Record<Exclude<PayoutTransferKind, 'payout_paid'>, WalletLine['kind']> = {
  payout_requested: 'payout',
  payout_failed: 'payout_back',
  payout_returned: 'payout_returned',
};

const kindOf = (kind: LineRow['kind']): WalletLine['kind'] =>
  kind === 'engagement_released' ? 'earned' : ((ofPayout as Record<string, WalletLine['kind']>)[kind] ?? 'correction');

export function presentLine(row: LineRow): WalletLine {
  const { id, at, amountCents, engagementId, title, companyName, payoutId, number, status, expectedOn, reason } = row;
  return {
    ...{ id, engagementId, title, companyName, payoutId, status, expectedOn, reason },
    kind: kindOf(row.kind),
    at: at.toISOString(),
    amountCents: Number(amountCents),
    reference: number === null ? null : payoutReference(number),
  };
}
