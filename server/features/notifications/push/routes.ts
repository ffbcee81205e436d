import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Pusher } from '#server/platform/push/pusher.ts';
import { dropDevice, tryDevice } from './commands/drop-device.ts';
import { keepDevice } from './commands/keep-device.ts';
import { presentPushDevice } from './present.ts';
import { listDevices } from './queries/find-devices.ts';

export const pushRoutes = ({ pusher }: { readonly pusher: Pusher }): readonly Route[] => [
  read(pushDevicesApi.list, async (db, { userId, sessionId }) => ({
    serverKey: pusher.publicKey,
    items: (await listDevices(db, userId)).map((one) => presentPushDevice(one, sessionId)),
  })),
  write(pushDevicesApi.keep, (tx, actor, { body }) => keepDevice(tx, actor, body, pusher.publicKey)),
  write(pushDevicesApi.remove, (tx, actor, { params }) => dropDevice(tx, actor, params.deviceId)),
  write(pushDevicesApi.test, (tx, actor, { params }) => tryDevice(tx, actor, params.deviceId)),
];
