import { useMutation, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { type AccountSession, accountApi } from '#contract/accounts/account.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { formatAgo, formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { sessionsQuery, useEndOtherSessions } from './api.ts';
import { reasonOf } from './failure-reason.ts';

/** The account's sessions. */
export function DevicesSection() {
  const sessions = useQuery(sessionsQuery);
  const others = (sessions.data?.items ?? []).filter(({ current }) => !current);
  return (
    <Card
      title="Devices signed in"
      description="Don’t recognise a device? Sign it out and change your password."
      footer={others.length > 0 ? <EndOthers count={others.length} /> : undefined}
    >
      <QueryPart query={sessions} label="Loading your devices">
        {({ items }) => (
          <ul className="-my-2 divide-y divide-line">
            {[...items]
              .sort((one, other) => Number(other.current) - Number(one.current))
              .map((session, at) => (
                <DeviceRow key={session.id} session={session} number={at + 1} />
              ))}
          </ul>
        )}
      </QueryPart>
    </Card>
  );
}

interface DeviceProps {
  readonly session: AccountSession;
  /** Its place in the list: two devices may have the same name. */
  readonly number: number;
}

function DeviceRow({ session, number }: DeviceProps) {
  const { device, current, signedInAt, lastSeenAt } = session;
  const Icon = /Android|iOS/.test(device) ? Smartphone : Laptop;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-11 shrink-0 place-content-center rounded-full bg-brand-soft text-on-brand-soft">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <p className="font-semibold first-letter:uppercase">{device}</p>
        <p className="text-ink-soft text-sm">
          {current ? 'Active now' : `Last used ${formatAgo(lastSeenAt)}`}, signed in on {formatDate(signedInAt)}
        </p>
      </div>
      <div className="col-start-2 md:col-start-3">
        {current ? <Badge tone="success">This device</Badge> : <EndOne session={session} number={number} />}
      </div>
    </li>
  );
}

function EndOne({ session: { id, device }, number }: DeviceProps) {
  const end = useMutation(mutationOf(accountApi.endSession));
  return (
    <AskFirst
      trigger={
        <Button variant="secondary" size="small" aria-label={`Sign out ${device}, device ${number}`}>
          Sign out
        </Button>
      }
      title="Sign out this device?"
      description={`${device} will need your password to sign in again.`}
      confirmLabel="Sign out device"
      failed="We couldn’t sign out the device"
      reasonOf={reasonOf}
      act={async () => {
        await end.mutateAsync({ params: { sessionId: id } });
        toast({ title: 'Device signed out' });
      }}
    />
  );
}

function EndOthers({ count }: { readonly count: number }) {
  const end = useEndOtherSessions();
  return (
    <AskFirst
      trigger={
        <Button variant="secondary" className="w-full md:w-fit">
          Sign out all other devices
        </Button>
      }
      title="Sign out all other devices?"
      description={`${plural(count, 'other device')} will need your password to sign in again. You’ll stay signed in here.`}
      confirmLabel="Sign out devices"
      failed="We couldn’t sign out the devices"
      reasonOf={reasonOf}
      act={async () => {
        await end.mutateAsync();
        toast({ title: 'Other devices signed out' });
      }}
    />
  );
}
