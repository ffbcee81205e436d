import type { termsEvents } from '#contract/engagements/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { EngagementRow } from '../../tables.ts';

export interface TermsChange {
  readonly engagementId: string;
  readonly applicationId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly version: number;
  readonly what: (typeof termsEvents)[number];
}

/** Emitted when terms are changed, or when a proposal is made or ends. */
export const termsChanged = eventKind<TermsChange>('engagement.terms_changed');

export function emitTermsChanged(
  tx: Tx,
  { id: engagementId, applicationId, repId, businessId }: EngagementRow,
  version: number,
  what: TermsChange['what'],
): Promise<void> {
  return tx.emit(termsChanged, { engagementId, applicationId, repId, businessId, version, what });
}
