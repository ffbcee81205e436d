import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PushDevice, pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { reasonOf } from './failure-reason.ts';

const patienceMs = 20_000;

/** The result for a device. */
const outcomeOf = ({ takenAt, failedAt }: PushDevice) => `${takenAt} ${failedAt}`;

export const hasFailed = ({ takenAt, failedAt }: PushDevice): boolean =>
  failedAt !== null && (takenAt === null || failedAt > takenAt);

/** Sends a test notification, and waits for its result on the live stream. */
export function useTryDevice(device: PushDevice): { readonly send: () => void; readonly waits: boolean } {
  const [before, setBefore] = useState<string | null>(null);
  const attempt = useMutation(mutationOf(pushDevicesApi.test));
  const isAnswered = before !== null && before !== outcomeOf(device);
  const isTaken = !hasFailed(device);

  useEffect(() => {
    if (!isAnswered) return;
    setBefore(null);
    if (isTaken)
      toast({
        title: 'Test notification sent',
        description: 'If nothing appears, allow notifications from this browser in your device settings.',
      });
  }, [isAnswered, isTaken]);

  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => {
      setBefore(null);
      toast({ title: 'Test notification on its way', description: 'We don’t know yet whether it arrived.' });
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [before]);

  function send() {
    setBefore(outcomeOf(device));
    attempt.mutate(
      { params: { deviceId: device.id } },
      {
        onError: (error) => {
          setBefore(null);
          failureToast('We couldn’t send the test', error, reasonOf(error));
        },
      },
    );
  }

  return { send, waits: before !== null };
}
