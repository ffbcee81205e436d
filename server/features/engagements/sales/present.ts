import type { Sale } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import type { SaleRow, SalesHookRow } from './tables.ts';

export const disputeUntil = ({ recordedAt }: Pick<SaleRow, 'recordedAt'>): Date =>
  new Date(recordedAt.getTime() + saleLimits.disputeHours * 3_600_000);

/** Scans before this moment are deleted. */
export const scansKeptSince = (at: Date): Date => new Date(at.getTime() - saleLimits.scanKeptDays * 24 * 3_600_000);

export function presentSale(row: SaleRow, code: string): Sale {
  const { id, externalId, engagementId, source, amountCents, at, place, status, recordedAt, reason } = row;
  return {
    ...{ id, externalId, engagementId, code, source, place, status, reason },
    amountCents: Number(amountCents),
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
    disputeUntil: disputeUntil(row).toISOString(),
  };
}

export const presentHook = ({ address, failures, lastFailure, deliveredAt, offAt }: SalesHookRow) => ({
  ...{ address, failures, lastFailure },
  on: offAt === null,
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

/** The path of a code’s short address. */
export const codePath = (code: string): string => `/s/${code}`;
