import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { call } from '#web/lib/api-client.ts';
import { unsubscribeBrowser } from '#web/lib/end-push.ts';
import { mutationOf, queryOf, writing } from '#web/lib/endpoint-queries.ts';
import { useSession } from '#web/lib/session.tsx';
import { sessionId } from '#web/lib/session-store.ts';
import { askPermission, browserFacts, subscribeBrowser } from './browser-push.ts';
import { pushStatus } from './push-status.ts';
import { rememberNotNow, rememberWanted, wantsPush } from './push-wish.ts';

export const pushDevicesQuery = queryOf(pushDevicesApi.list, {});

/** The push status of this device, and of all others. Undefined: not known yet. */
export function usePushStatus(enabled = true) {
  const userId = useSession().session?.user.id ?? '';
  const devices = useQuery({ ...pushDevicesQuery, enabled });
  const current = devices.data?.items.find((one) => one.current);
  const status =
    devices.data && pushStatus(browserFacts(), { isKept: current !== undefined, isWanted: wantsPush(userId) });
  return { devices, current, status };
}

/** This device is subscribed from now on, for as long as this session lasts. */
export async function keepBrowser(userId: string, serverKey: string): Promise<void> {
  await call(pushDevicesApi.keep, { body: await subscribeBrowser(serverKey) });
  rememberWanted(userId, sessionId());
}

/** @returns whether the user granted permission */
export function useTurnOn() {
  const userId = useSession().session?.user.id ?? '';
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // First of all: a browser limits how long after a click it may ask.
      if ((await askPermission()) !== 'granted') return false;
      const { serverKey } = await queries.fetchQuery(pushDevicesQuery);
      await keepBrowser(userId, serverKey);
      return true;
    },
    meta: writing(pushDevicesApi.keep),
  });
}

export function useTurnOff() {
  const userId = useSession().session?.user.id ?? '';
  return useMutation({
    mutationFn: async (deviceId: string) => {
      await call(pushDevicesApi.remove, { params: { deviceId } });
      rememberNotNow(userId);
      await unsubscribeBrowser().catch(() => {});
    },
    meta: writing(pushDevicesApi.remove),
  });
}

export const useRemoveDevice = () => useMutation(mutationOf(pushDevicesApi.remove));
