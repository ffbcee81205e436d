import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { EngagementRow } from '../../tables.ts';

export interface TermsChange {
  readonly engagementId: string;
  readonly applicationId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly version: number;
  /**
   * `replaced`: nobody had agreed yet, and the rep reads other terms now. `proposed` waits for the rep, and ends in one of the
   * others.
   */
  readonly what: 'replaced' | 'proposed' | 'agreed' | 'declined' | 'lapsed' | 'taken_back';
}

/** The terms of some work are others, or somebody wants or wanted them to be. */
export const termsChanged = eventKind<TermsChange>('engagement.terms_changed');

export function emitTermsChanged(
  tx: Tx,
  { id: engagementId, applicationId, repId, businessId }: EngagementRow,
  version: number,
  what: TermsChange['what'],
): Promise<void> {
  return tx.emit(termsChanged, { engagementId, applicationId, repId, businessId, version, what });
}
