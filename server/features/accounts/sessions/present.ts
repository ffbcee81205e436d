import type { AccountSession } from '#contract/accounts/account.ts';
import type { AccountExport } from '#contract/exports/export.ts';
import type { knownDevices, SessionRow } from './tables.ts';
import { describeDevice } from './texts/device-names.ts';

/** @param currentId the session that asks */
export function presentAccountSession(row: SessionRow, currentId: string): AccountSession {
  return {
    id: row.id,
    device: describeDevice(row.userAgent),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.refreshedAt.toISOString(),
    current: row.id === currentId,
  };
}

export function presentExportedSession(row: SessionRow): AccountExport['sessions'][number] {
  return {
    device: describeDevice(row.userAgent),
    address: row.address,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.refreshedAt.toISOString(),
    endsAt: row.expiresAt.toISOString(),
  };
}

type Device = typeof knownDevices.$inferSelect;

export function presentKnownDevice({ firstSeenAt, lastSeenAt }: Device): AccountExport['knownDevices'][number] {
  return { firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}
