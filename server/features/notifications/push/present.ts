import type { PushDevice } from '#contract/notifications/push-devices.ts';
import { presentAccountSession } from '../../accounts/sessions/present.ts';
import type { SessionRow } from '../../accounts/sessions/tables.ts';
import type { PushDeviceRow } from './tables.ts';

export interface DeviceWithSession {
  readonly device: PushDeviceRow;
  readonly session: SessionRow;
}

/** @param currentId the session of the caller */
export function presentPushDevice({ device, session }: DeviceWithSession, currentId: string): PushDevice {
  const { current, device: name } = presentAccountSession(session, currentId);
  return {
    id: device.id,
    device: name,
    current,
    since: device.createdAt.toISOString(),
    renewedAt: device.renewedAt.toISOString(),
    takenAt: device.takenAt?.toISOString() ?? null,
    failedAt: device.failedAt?.toISOString() ?? null,
  };
}
