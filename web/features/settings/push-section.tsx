import { Laptop, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mostPushDevices } from '#contract/notifications/options.ts';
import type { PushDevice } from '#contract/notifications/push-devices.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { usePushStatus, useRemoveDevice, useTurnOff, useTurnOn } from '#web/features/notifications/push/api.ts';
import type { PushStatus } from '#web/features/notifications/push/push-status.ts';
import { pushWords } from '#web/features/notifications/push/push-words.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatAgo, formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { reasonOf } from './failure-reason.ts';
import { hasFailed, useTryDevice } from './use-try-device.ts';

/** Push notifications, with the status of each device. */
export function PushSection() {
  const { devices, current, status } = usePushStatus();
  return (
    <Card
      title="On your devices"
      description="Get notified even when the app is closed: new messages, invitations, gigs and payouts."
    >
      <QueryPart query={devices} label="Loading your devices">
        {({ items }) => (
          <div className="grid gap-5">
            {status ? <ThisDevice status={status} current={current} /> : null}
            {items.some((one) => !one.current) ? (
              <ul className="-mb-2 divide-y divide-line border-line border-t">
                {items
                  .filter((one) => !one.current)
                  .map((one) => (
                    <OtherDevice key={one.id} device={one} />
                  ))}
              </ul>
            ) : null}
            {items.length >= mostPushDevices ? (
              <p className="text-ink-soft text-sm">
                You’ve reached the limit of {mostPushDevices} devices. A new device replaces the one you haven’t used
                for longest.
              </p>
            ) : null}
          </div>
        )}
      </QueryPart>
    </Card>
  );
}

interface ThisDeviceProps {
  readonly status: PushStatus;
  readonly current: PushDevice | undefined;
}

function ThisDevice({ status, current }: ThisDeviceProps) {
  const turnOn = useTurnOn();
  const said = pushWords[status];
  const canTurnOn = status === 'off' || status === 'lost';
  const press = () =>
    turnOn.mutate(undefined, {
      onSuccess: (isAllowed) => {
        if (isAllowed) toast({ title: 'Notifications are on', description: 'Send a test notification to check.' });
      },
      onError: (error) => failureToast('We couldn’t turn on notifications', error, reasonOf(error)),
    });
  return (
    <div className="grid gap-4">
      {said ? (
        <Alert
          tone={status === 'lost' ? 'warning' : 'info'}
          title={said.title}
          announce={status === 'denied' && turnOn.isSuccess}
        >
          {said.words}
        </Alert>
      ) : null}
      {current && status === 'on' ? <CurrentDevice device={current} /> : null}
      {canTurnOn ? (
        <Button className="w-full md:w-fit" busy={turnOn.isPending} onClick={press}>
          Turn on notifications on this device
        </Button>
      ) : null}
    </div>
  );
}

/** The result of the last one. */
function describeLast(device: PushDevice): string {
  const { takenAt, failedAt, since } = device;
  if (hasFailed(device)) return `The last one didn’t arrive, ${formatAgo(failedAt ?? since)}`;
  return takenAt === null
    ? `On since ${formatDate(since)}, none sent yet`
    : `The last one arrived ${formatAgo(takenAt)}`;
}

function CurrentDevice({ device }: { readonly device: PushDevice }) {
  const turnOff = useTurnOff();
  const { send, waits } = useTryDevice(device);
  return (
    <div className="grid gap-4">
      <DeviceLine device={device} badge={<Badge tone={hasFailed(device) ? 'accent' : 'success'}>This device</Badge>} />
      {hasFailed(device) ? (
        <Alert tone="warning" announce title="Notifications aren’t reaching this device">
          We’ll keep trying for half an hour and email you what you haven’t read. If this continues, turn notifications
          off and on again.
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row">
        <Button variant="secondary" busy={waits} onClick={send}>
          {' '}
          Send test{' '}
        </Button>
        <Button
          variant="ghost"
          busy={turnOff.isPending}
          onClick={() =>
            turnOff.mutate(device.id, {
              onSuccess: () => toast({ title: 'Notifications are off on this device' }),
              onError: (error) => failureToast('Notifications are still on', error, reasonOf(error)),
            })
          }
        >
          Turn off here
        </Button>
      </div>
    </div>
  );
}

function OtherDevice({ device }: { readonly device: PushDevice }) {
  const remove = useRemoveDevice();
  return (
    <li className="py-4">
      <DeviceLine
        device={device}
        badge={
          <Button
            variant="secondary"
            size="small"
            busy={remove.isPending}
            aria-label={`Turn off on ${device.device}`}
            onClick={() =>
              remove.mutate(
                { params: { deviceId: device.id } },
                { onError: (error) => failureToast('Notifications are still on there', error, reasonOf(error)) },
              )
            }
          >
            Turn off
          </Button>
        }
      />
    </li>
  );
}

function DeviceLine({ device, badge }: { readonly device: PushDevice; readonly badge: ReactNode }) {
  const Icon = /Android|iOS/.test(device.device) ? Smartphone : Laptop;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-11 shrink-0 place-content-center rounded-full bg-brand-soft text-on-brand-soft">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <p className="font-semibold first-letter:uppercase">{device.device}</p>
        <p className="text-ink-soft text-sm">{describeLast(device)}</p>
      </div>
      <div className="col-start-2 md:col-start-3">{badge}</div>
    </div>
  );
}
