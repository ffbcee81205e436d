import type { AccountSession } from '#contract/accounts/account.ts';
import type { SessionRow } from './tables.ts';
import { describeDevice } from './texts/device-names.ts';

/** @param currentId the caller's session */
export function presentAccountSession(row: SessionRow, currentId: string): AccountSession {
  return {
    id: row.id,
    device: describeDevice(row.userAgent),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.refreshedAt.toISOString(),
    current: row.id === currentId,
  };
}
