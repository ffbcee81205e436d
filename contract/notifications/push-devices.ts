import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

export const pushDevice = z.object({
  id,
  /** Such as "Chrome on Android". */
  device: z.string(),
  /** The calling device. */
  current: z.boolean(),
  since: timestamp,
  /** When it last checked in. */
  renewedAt: timestamp,
  /** When its push service last accepted a message for it, and last did not; null: never. */
  takenAt: timestamp.nullable(),
  failedAt: timestamp.nullable(),
});

export type PushDevice = z.output<typeof pushDevice>;

const shared = { tag: 'Notifications', gate: 'signed-in' } as const;
const params = z.object({ deviceId: id });

/** Bytes in base64url; the pattern fixes their number. */
const bytes = (pattern: RegExp) => z.string().regex(pattern, 'This isn’t a valid browser subscription.');

export const pushDevicesApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/push-devices',
    about: 'notifications',
    summary: 'List push devices',
    description: 'Includes the key that a browser subscribes with.',
    status: 200,
    response: z.object({ serverKey: z.string(), items: z.array(pushDevice) }),
  }),
  keep: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/push-devices',
    changes: ['notifications'],
    summary: 'Register this device for push notifications',
    description: 'Ends when you sign out on it.',
    body: z.object({
      endpoint: z.string().max(2000),
      p256dh: bytes(/^[\w-]{87}=?$/),
      auth: bytes(/^[\w-]{22}={0,2}$/),
      /** The one that the browser subscribed with. */
      serverKey: z.string().max(100),
    }),
    status: 200,
    response: pushDevice,
    refusals: ['push_device.not_reachable', 'push_device.other_key'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/push-devices/:deviceId',
    changes: ['notifications'],
    summary: 'Remove a push device',
    params,
    status: 204,
    response: noContent,
    refusals: ['push_device.not_found'],
  }),
  test: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/push-devices/:deviceId/test',
    // The live stream reports the result.
    changes: [],
    summary: 'Send a test notification to a device',
    params,
    status: 204,
    response: noContent,
    refusals: ['push_device.not_found'],
  }),
};
