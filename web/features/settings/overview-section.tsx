import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { secondFactorsQuery } from '#web/features/session/api.ts';
import { plural } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { passkeysQuery, sessionsQuery } from './api.ts';

/** How well the account is secured, at a glance. */
export function OverviewSection() {
  const factors = useQuery(secondFactorsQuery);
  const sessions = useQuery(sessionsQuery);
  const passkeys = useQuery(passkeysQuery);
  const count = passkeys.data?.length;
  const isOn = factors.data && factors.data.apps.length > 0;
  return (
    <Card title="Security at a glance" flush>
      <dl className="divide-y divide-line border-line border-t">
        <Row term="Passkeys" to={settingsAddress('security')} action={count === 0 ? 'Add' : 'Manage'}>
          {count === undefined ? null : count === 0 ? 'None' : count}
        </Row>
        <Row term="Two-factor sign-in" to={settingsAddress('security')} action={isOn === false ? 'Turn on' : 'Manage'}>
          {isOn === undefined ? null : <Badge tone={isOn ? 'success' : 'accent'}>{isOn ? 'On' : 'Off'}</Badge>}
        </Row>
        {factors.data?.recovery ? (
          <Row term="Recovery codes" to={settingsAddress('security')} action="Manage">
            {factors.data.recovery.remaining} of {factors.data.recovery.total} left
          </Row>
        ) : null}
        <Row term="Signed in on" to={settingsAddress('devices')} action="Show">
          {sessions.data ? plural(sessions.data.items.length, 'device') : null}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly term: string;
  readonly to: string;
  readonly action: string;
  /** Null while it loads. */
  readonly children: ReactNode;
}

function Row({ term, to, action, children }: RowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 md:px-6">
      <dt className="w-36 text-ink-soft md:w-44">{term}</dt>
      <dd className="flex flex-1 items-center justify-between gap-4 whitespace-nowrap">
        <span className="font-semibold">{children ?? <Skeleton className="h-5 w-10" label={`Loading ${term}`} />}</span>
        <TextLink to={to} className="-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end text-[0.9375rem]">
          {action}
        </TextLink>
      </dd>
    </div>
  );
}
